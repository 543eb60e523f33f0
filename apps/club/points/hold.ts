import { fail, ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { endHold, insertHold, lockHold, noteGivenBack } from "../store/holds.ts";
import { lockAccount, post } from "../store/journal.ts";
import { isBlocked } from "../store/members.ts";
import { expireOverdue } from "./expire-points.ts";
import { idempotent } from "./idempotent.ts";
import { monthsLater } from "./point-dates.ts";

type Code<C extends string> = { readonly code: C };

export type Holding = { readonly memberId: string; readonly points: number; readonly reference: string };

/** Sets points aside for an order. A blocked member's points rest: they are to be seen, not to be used. */
export const hold = (deps: ClubDeps, input: Holding, key: string) =>
  idempotent<{ holdId: string }, Code<"NOT_FOUND" | "NOT_ENOUGH_POINTS">>(
    deps,
    { operation: "hold", key, input },
    async (trx) => {
      const { memberId, points, reference } = input;
      const balance = await lockAccount(trx, memberId);
      if (!balance || (await isBlocked(trx, memberId))) return fail({ code: "NOT_FOUND" });
      const at = deps.clock.now();
      const expired = await expireOverdue(trx, memberId, at);
      if (balance.available - expired < points) return fail({ code: "NOT_ENOUGH_POINTS" });
      const holdId = deps.ids.uuid();
      await insertHold(trx, { id: holdId, memberId, points, reference, at });
      await post(trx, { key, kind: "hold", memberId, points, reference, holdId, at });
      return ok({ holdId });
    },
  );

export const spend = (deps: ClubDeps, holdId: string, key: string) =>
  idempotent<null, Code<"NOT_FOUND" | "HOLD_ENDED">>(
    deps,
    { operation: "spend", key, input: { holdId } },
    async (trx) => {
      const found = await lockHold(trx, holdId);
      if (!found) return fail({ code: "NOT_FOUND" });
      if (found.state !== "held") return fail({ code: "HOLD_ENDED" });
      const at = deps.clock.now();
      await endHold(trx, holdId, "spent", at);
      await post(trx, { ...found, key, kind: "spend", holdId, at });
      return ok(null);
    },
  );

/** Releases held points. Idempotent. */
export const release = (deps: ClubDeps, holdId: string, key: string) =>
  idempotent<null, Code<"NOT_FOUND" | "HOLD_SPENT">>(
    deps,
    { operation: "release", key, input: { holdId } },
    async (trx) => {
      const found = await lockHold(trx, holdId);
      if (!found) return fail({ code: "NOT_FOUND" });
      if (found.state === "spent") return fail({ code: "HOLD_SPENT" });
      if (found.state === "released") return ok(null);
      const at = deps.clock.now();
      await endHold(trx, holdId, "released", at);
      await post(trx, { ...found, key, kind: "release", holdId, at });
      return ok(null);
    },
  );

export type GivingBack = { readonly holdId: string; readonly points: number; readonly reference: string };

/** Refunds spent points of a hold, never more than it spent. Refunded points expire like newly earned ones. */
export const giveBack = (deps: ClubDeps, input: GivingBack, key: string) =>
  idempotent<null, Code<"NOT_FOUND" | "TOO_MUCH">>(deps, { operation: "giveBack", key, input }, async (trx) => {
    const { holdId, points, reference } = input;
    const found = await lockHold(trx, holdId);
    if (!found) return fail({ code: "NOT_FOUND" });
    const spent = found.state === "spent" ? found.points : 0;
    if (found.givenBack + points > spent) return fail({ code: "TOO_MUCH" });
    const at = deps.clock.now();
    const expiresAt = monthsLater(at, deps.rules.pointMonths);
    await noteGivenBack(trx, holdId, points);
    await post(trx, { key, kind: "giveBack", memberId: found.memberId, points, reference, holdId, at, expiresAt });
    return ok(null);
  });
