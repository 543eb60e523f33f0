import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { idempotent } from "../points/idempotent.ts";
import { lockPin, writeTries } from "../store/pins.ts";

type NotUnlocked = { readonly code: "PIN_NOT_SET" } | { readonly code: "PIN_NOT_LOCKED" };

/** Lifts the lock of a PIN that was wrong too often. The PIN stays the same, and nobody is told it. */
export const unlockPin = (deps: ClubDeps, memberId: string, key: string) =>
  idempotent(
    deps,
    { operation: "unlockPin", key, input: { memberId } },
    async (trx): Promise<Result<void, NotUnlocked>> => {
      const pin = await lockPin(trx, memberId);
      if (!pin) return fail({ code: "PIN_NOT_SET" });
      if (!pin.lockedUntil || pin.lockedUntil <= deps.clock.now()) return fail({ code: "PIN_NOT_LOCKED" });
      await writeTries(trx, memberId, { wrong: 0, lockedUntil: null });
      return ok(undefined);
    },
  );
