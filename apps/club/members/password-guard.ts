import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { hitAll, prolongHits, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ClubDeps } from "../club-deps.ts";

/** After so many wrong passwords in a row a pause; and never more than so many in a day. */
export const passwordLimits = { wrongInARow: 5, pauseSeconds: 15 * 60, wrongPerDay: 30 } as const;

const day = 24 * 60 * 60;

const nameOf = (secret: string, mobile: string): string => keyedHash(secret, `club password.${mobile}`);

/** The counter of wrong passwords in a row, forgotten when the owner has chosen a new one. */
export const passwordPauseKey = (secret: string, mobile: string): string => `club-password:${nameOf(secret, mobile)}`;

/**
 * Lets `look` find out whether a password is right, and counts it for the number it was tried for when it is not. Counted
 * before it is looked at, so that tries that come at once pass no limit together.
 */
export async function guardPassword(
  { database, secret }: Pick<ClubDeps, "database" | "secret">,
  mobile: string,
  look: () => Promise<boolean>,
): Promise<Result<boolean, { readonly code: "RATE_LIMITED" }>> {
  const { wrongInARow, pauseSeconds, wrongPerDay } = passwordLimits;
  const row = { key: passwordPauseKey(secret, mobile), limit: wrongInARow, windowSeconds: pauseSeconds };
  const slow = { key: `club-password-day:${nameOf(secret, mobile)}`, limit: wrongPerDay, windowSeconds: day };
  const keys = [row.key, slow.key];
  const answer = await inTransaction(database, (trx) => hitAll(trx, [row, slow]));
  if (!answer.allowed) return fail({ code: "RATE_LIMITED" });
  const right = await look().catch(async (cause: unknown) => {
    await takeBackHits(database.kysely, keys);
    throw cause;
  });
  if (right) await takeBackHits(database.kysely, keys);
  // The pause is counted from the last wrong try, not from the first.
  else if (answer.counts.get(row.key) === wrongInARow) await prolongHits(database.kysely, [row.key], pauseSeconds);
  return ok(right);
}
