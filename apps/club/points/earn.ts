import { fail, ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { lockAccount, post } from "../store/journal.ts";
import { memberOrGuest } from "../store/members.ts";
import { rankMember } from "../store/tiers.ts";
import { idempotent } from "./idempotent.ts";
import { monthsLater } from "./point-dates.ts";

export type Earning = {
  /** A member, or a number, which becomes a guest account if none has it (D-18). */
  readonly to: { readonly memberId: string } | { readonly mobile: string };
  readonly points: number;
  readonly reference: string;
};

export const earn = (deps: ClubDeps, input: Earning, key: string) =>
  idempotent(deps, { operation: "earn", key, input }, async (trx) => {
    const { to, points, reference } = input;
    const memberId = "memberId" in to ? to.memberId : await memberOrGuest(trx, to.mobile);
    if (!(await lockAccount(trx, memberId))) return fail({ code: "NOT_FOUND" });
    const at = deps.clock.now();
    const expiresAt = monthsLater(at, deps.rules.pointMonths);
    await post(trx, { key, kind: "earn", memberId, points, reference, at, expiresAt });
    await rankMember(trx, memberId, deps.rules.tiers, at);
    return ok({ memberId });
  });

export type TakingBack = { readonly memberId: string; readonly points: number; readonly reference: string };

/** Takes back the points an order earned, up to the balance, which never becomes negative. */
export const takeBack = (deps: ClubDeps, input: TakingBack, key: string) =>
  idempotent(deps, { operation: "takeBack", key, input }, async (trx) => {
    const { memberId, reference } = input;
    const balance = await lockAccount(trx, memberId);
    if (!balance) return fail({ code: "NOT_FOUND" });
    const points = Math.min(input.points, balance.available);
    const at = deps.clock.now();
    if (points > 0) {
      await post(trx, { key, kind: "takeBack", memberId, points, reference, at });
      await rankMember(trx, memberId, deps.rules.tiers, at);
    }
    return ok({ points });
  });
