import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type KeyedLimit, keyed, type RateLimit, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hitAll, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { StaffDeps } from "../staff-deps.ts";

export type TooManyTries = { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

type Deps = Pick<StaffDeps, "database" | "secret">;

const minutes = 60;

/** Wrong attempts: per address and name, per name, and per address (S4). */
const pair = rateLimit("staff:pair", 5, 15 * minutes);
const account = rateLimit("staff:account", 20, 60 * minutes);
const perAddress = rateLimit("staff:address", 30, 60 * minutes);
/** Second-step codes per account. */
const secondStep = rateLimit("staff:code", 5, 15 * minutes);

/** Names and addresses are hashed in the counters. */
const counter = (secret: string, limit: RateLimit, text: string) =>
  keyed(limit, keyedHash(secret, `staff-try.${limit.name.replace("staff:", "")}.${text}`));

export const passwordLimits = (secret: string, email: string, address: string): KeyedLimit[] => [
  counter(secret, pair, `${email} ${address}`),
  counter(secret, account, email),
  counter(secret, perAddress, address),
];

/** By address alone: anyone may name the account of an administrator who does not exist yet. */
export const setUpLimits = (secret: string, address: string): KeyedLimit[] => [counter(secret, perAddress, address)];

export const codeLimits = (secret: string, accountId: string): KeyedLimit[] => [counter(secret, secondStep, accountId)];

/**
 * Counts an attempt before it is checked, so that parallel attempts cannot exceed a limit together; a correct one is taken
 * back. Null: the attempt could not be checked and does not count.
 */
export async function limitedAttempt<T>(
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
