import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type KeyedLimit, keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hitAll, prolongHits, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ClubDeps } from "../club-deps.ts";

/** After so many wrong passwords in a row a pause; and never more than so many in a day. */
const wrongInARow = rateLimit("club-password", 5, 15 * 60);
const wrongPerDay = rateLimit("club-password-day", 30, 24 * 60 * 60);

const nameOf = (secret: string, mobile: string): string => keyedHash(secret, `club password.${mobile}`);

/** The counter of wrong passwords in a row, reset when the owner has chosen a new one. */
export const passwordPause = (secret: string, mobile: string): KeyedLimit => keyed(wrongInARow, nameOf(secret, mobile));

/**
 * Runs `look` to compare a password and counts failures per number. The attempt is counted before comparing, so
 * parallel attempts cannot exceed the limit.
 */
export async function guardPassword(
  { database, secret }: Pick<ClubDeps, "database" | "secret">,
  mobile: string,
  compare: () => Promise<boolean>,
): Promise<Result<boolean, { readonly code: "RATE_LIMITED" }>> {
  const row = passwordPause(secret, mobile);
  const slow = keyed(wrongPerDay, nameOf(secret, mobile));
  const keys = [row.key, slow.key];
  const reply = await inTransaction(database, (trx) => hitAll(trx, [row, slow]));
  if (!reply.allowed) return fail({ code: "RATE_LIMITED" });
  const right = await compare().catch(async (cause: unknown) => {
    await takeBackHits(database.kysely, keys);
    throw cause;
  });
  if (right) await takeBackHits(database.kysely, keys);
  // The pause is counted from the last wrong try, not from the first.
  else if (reply.counts.get(row.key) === row.limit) await prolongHits(database.kysely, [row.key], row.windowSeconds);
  return ok(right);
}
