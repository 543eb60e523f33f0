import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ClubDeps } from "../club-deps.ts";
import { forgetTries, lockPin, writeTries } from "../store/pins.ts";
import { pinLimit } from "./pin-rules.ts";

export type PinFailure =
  | { readonly code: "PIN_NOT_SET" | "PIN_LOCKED" }
  | { readonly code: "PIN_WRONG"; readonly attemptsLeft: number };

type Counted = { readonly hash: string; readonly attemptsLeft: number };

/**
 * Compares a PIN. The attempt is counted as wrong before comparing, so parallel attempts cannot exceed the limit; a
 * right PIN resets the counter.
 */
export async function checkPin(deps: ClubDeps, memberId: string, pin: string): Promise<Result<void, PinFailure>> {
  const counted = await countTry(deps, memberId);
  if (!counted.ok) return counted;
  const { hash, attemptsLeft } = counted.value;
  if (!(await deps.hashes.matches(pin, hash))) return fail({ code: "PIN_WRONG", attemptsLeft });
  await forgetTries(deps.database.kysely, memberId, hash);
  return ok(undefined);
}

function countTry({ database, clock }: ClubDeps, memberId: string): Promise<Result<Counted, PinFailure>> {
  return inTransaction<Result<Counted, PinFailure>>(database, async (trx) => {
    const pin = await lockPin(trx, memberId);
    if (!pin) return fail({ code: "PIN_NOT_SET" });
    const now = clock.now();
    if (pin.lockedUntil && pin.lockedUntil > now) return fail({ code: "PIN_LOCKED" });
    const wrong = (pin.lockedUntil ? 0 : pin.wrongTries) + 1;
    const lockedUntil = wrong < pinLimit.limit ? null : new Date(now.getTime() + pinLimit.windowSeconds * 1000);
    await writeTries(trx, memberId, { wrong, lockedUntil });
    return ok({ hash: pin.hash, attemptsLeft: pinLimit.limit - wrong });
  });
}
