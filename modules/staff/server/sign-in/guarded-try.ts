import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { hitAll, type KeyedLimit, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffSignInLimits } from "../../contract/constants.ts";
import type { StaffDeps } from "../staff-deps.ts";

export type TooManyTries = { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

type Deps = Pick<StaffDeps, "database" | "secret">;

/** Names and addresses stand in the counters as hashes. */
const keyOf = (secret: string, kind: string, text: string) =>
  `staff:${kind}:${keyedHash(secret, `staff-try.${kind}.${text}`)}`;

export const passwordLimits = (secret: string, email: string, address: string): KeyedLimit[] => [
  { key: keyOf(secret, "pair", `${email} ${address}`), ...staffSignInLimits.pair },
  { key: keyOf(secret, "account", email), ...staffSignInLimits.account },
  { key: keyOf(secret, "address", address), ...staffSignInLimits.address },
];

export const codeLimits = (secret: string, accountId: string): KeyedLimit[] => [
  { key: keyOf(secret, "code", accountId), ...staffSignInLimits.code },
];

/**
 * Counts a try before it is looked at, so that tries that come at once pass no limit together; a right one is taken back.
 * Null: it could not be looked at, and counts neither.
 */
export async function guardedTry<T>(
  { database }: Deps,
  limits: readonly KeyedLimit[],
  look: () => Promise<{ right: boolean; value: T }>,
): Promise<Result<T, TooManyTries>> {
  const counted = await inTransaction(database, (trx) => hitAll(trx, limits));
  if (!counted.allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds: counted.retryAfterSeconds });
  const keys = limits.map(({ key }) => key);
  const found = await look().catch(async (cause: unknown) => {
    await takeBackHits(database.kysely, keys);
    throw cause;
  });
  if (found.right) await takeBackHits(database.kysely, keys);
  return ok(found.value);
}
