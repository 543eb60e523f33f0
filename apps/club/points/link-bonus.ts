import { fail, ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { readInfo } from "../store/info.ts";
import { lockAccount, post } from "../store/journal.ts";
import { hadLinkBonus, noteLinkBonus } from "../store/link-bonus.ts";
import { idempotent } from "./idempotent.ts";
import { monthsLater } from "./point-dates.ts";

/** The bonus for linking, once per member for ever, however often the account is unlinked and linked again (D-15, D-86). */
export const giveLinkBonus = (deps: ClubDeps, memberId: string, key: string) =>
  idempotent(deps, { operation: "giveLinkBonus", key, input: { memberId } }, async (trx) => {
    if (!(await lockAccount(trx, memberId))) return fail({ code: "NOT_FOUND" });
    const { linkBonusPoints: points } = await readInfo(trx);
    if (points === 0 || (await hadLinkBonus(trx, memberId))) return ok({ points: 0 });
    const at = deps.clock.now();
    const expiresAt = monthsLater(at, deps.rules.pointMonths);
    const transactionId = await post(trx, { key, kind: "bonus", memberId, points, reference: "link", at, expiresAt });
    await noteLinkBonus(trx, { memberId, transactionId, at });
    return ok({ points });
  });
