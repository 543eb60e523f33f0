import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { lockAccount, post } from "../store/journal.ts";
import { expireOverdue } from "./expire-points.ts";
import { idempotent } from "./idempotent.ts";
import { monthsLater } from "./point-dates.ts";

/** `points` above zero are added, below zero taken. */
export type Adjustment = { readonly memberId: string; readonly points: number; readonly reference: string };

type NotAdjusted = { readonly code: "NOT_FOUND" } | { readonly code: "NOT_ENOUGH_POINTS" };

/** Corrects a balance by hand. More than the member may spend is refused, not taken in part; tiers do not change. */
export const adjust = (deps: ClubDeps, input: Adjustment, key: string) =>
  idempotent(deps, { operation: "adjust", key, input }, async (trx): Promise<Result<void, NotAdjusted>> => {
    const { memberId, reference } = input;
    const balance = await lockAccount(trx, memberId);
    if (!balance) return fail({ code: "NOT_FOUND" });
    const at = deps.clock.now();
    // Points that have run out are not there to be taken, even before the night removes them.
    const expired = input.points < 0 ? await expireOverdue(trx, memberId, at) : 0;
    if (balance.available - expired + input.points < 0) return fail({ code: "NOT_ENOUGH_POINTS" });
    const points = Math.abs(input.points);
    const movement = { key, memberId, points, reference, at };
    if (input.points > 0) {
      await post(trx, { ...movement, kind: "credit", expiresAt: monthsLater(at, deps.rules.pointMonths) });
    } else await post(trx, { ...movement, kind: "debit" });
    return ok(undefined);
  });
