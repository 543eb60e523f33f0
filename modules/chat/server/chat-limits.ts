import { keyedHash } from "#kit/core/keyed-hash.ts";
import { networkOf } from "#kit/core/network-of.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hitAll } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ChatDeps } from "./chat-deps.ts";

/** Messages of one shopper. */
export const perMinute = rateLimit("chat-minute", 12, 60);
export const perHour = rateLimit("chat-hour", 60, 60 * 60);

/** Messages from one network: many shoppers share an address of a carrier or a store (D-85). */
export const perNetworkHour = rateLimit("chat-network", 600, 60 * 60);

/** Messages of the contact form: each one is an e-mail to the shop. */
export const contactPerHour = rateLimit("contact-hour", 5, 60 * 60);
export const contactPerNetworkHour = rateLimit("contact-network", 60, 60 * 60);

export type TooManyMessages = { readonly code: "RATE_LIMITED"; readonly minutes: number };

const networkKey = (secret: string, address: string) => keyedHash(secret, `chat.${networkOf(address)}`).slice(0, 32);

/** Counts a message by its sender and by their network; exact for any number of parallel requests. */
export const countMessage = (
  { database, secret }: Pick<ChatDeps, "database" | "secret">,
  owner: string,
  address: string,
): Promise<Result<void, TooManyMessages>> =>
  countHits(database, [
    keyed(perMinute, owner),
    keyed(perHour, owner),
    keyed(perNetworkHour, networkKey(secret, address)),
  ]);

/** Counts a message of the contact form; a visitor without a session is counted by their network alone. */
export const countContactMessage = (
  { database, secret }: Pick<ChatDeps, "database" | "secret">,
  owner: string | null,
  address: string,
): Promise<Result<void, TooManyMessages>> =>
  countHits(database, [
    ...(owner === null ? [] : [keyed(contactPerHour, owner)]),
    keyed(contactPerNetworkHour, networkKey(secret, address)),
  ]);

async function countHits(
  database: ChatDeps["database"],
  hits: Parameters<typeof hitAll>[1],
): Promise<Result<void, TooManyMessages>> {
  const counted = await inTransaction(database, (trx) => hitAll(trx, hits));
  return counted.allowed
    ? ok(undefined)
    : fail({ code: "RATE_LIMITED", minutes: Math.ceil(counted.retryAfterSeconds / 60) });
}
