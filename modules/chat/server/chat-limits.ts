import { keyedHash } from "#kit/core/keyed-hash.ts";
import { networkOf } from "#kit/core/network-of.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { hitAll, type RateLimit } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ChatDeps } from "./chat-deps.ts";

/** Messages of one shopper. */
export const perMinute: RateLimit = { limit: 12, windowSeconds: 60 };
export const perHour: RateLimit = { limit: 60, windowSeconds: 3600 };

/** Messages from one network: many shoppers share an address of a carrier or a store (D-85). */
export const perNetworkHour: RateLimit = { limit: 600, windowSeconds: 3600 };

export type TooManyMessages = { readonly code: "RATE_LIMITED"; readonly minutes: number };

/** Counts a message by its sender and by their network; exact for any number of parallel requests. */
export async function countMessage(
  { database, secret }: Pick<ChatDeps, "database" | "secret">,
  owner: string,
  address: string,
): Promise<Result<void, TooManyMessages>> {
  const network = keyedHash(secret, `chat.${networkOf(address)}`).slice(0, 32);
  const counted = await inTransaction(database, (trx) =>
    hitAll(trx, [
      { key: `chat-minute:${owner}`, ...perMinute },
      { key: `chat-hour:${owner}`, ...perHour },
      { key: `chat-network:${network}`, ...perNetworkHour },
    ]),
  );
  return counted.allowed
    ? ok(undefined)
    : fail({ code: "RATE_LIMITED", minutes: Math.ceil(counted.retryAfterSeconds / 60) });
}
