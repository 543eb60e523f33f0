import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { addToOutbox, type OutboxHandler } from "#kit/postgres/outbox.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import {
  type Adjustment,
  adjustedAlone,
  findAdjustment,
  insertAdjustment,
  lockClubAccount,
  overdueAdjustments,
  settleAdjustment,
} from "../store/adjustments.ts";
import { ClubUnreachable } from "./points-task.ts";

/** The outbox topic of adjustments by staff. */
export const adjustTopic = "loyalty.adjust";

type Deps = { readonly ids: LoyaltyDeps["ids"]; readonly clock: Clock };
type TaskDeps = Pick<LoyaltyDeps, "database" | "club">;

type PointsAdjustment = Pick<Adjustment, "points" | "reason" | "staffName" | "approverName"> & {
  readonly userCode: string;
  /** The form's key: the club is called with it, and a repeated press changes nothing. */
  readonly key: string;
};

/** KEY_REUSED: another adjustment was made with this key. */
type NotAdjusted = { readonly code: "NOT_LINKED" } | { readonly code: "OVER_CAP" } | { readonly code: "KEY_REUSED" };

const day = 24 * 60 * 60 * 1000;

/**
 * Adjusts a linked member's points at the club. Without an approver at most `cap` points in 24 hours, added and taken together.
 * `isNew` is false for a repeated key.
 */
export async function adjustPoints(
  trx: Transaction<unknown>,
  { ids, clock }: Deps,
  { userCode, ...adjustment }: PointsAdjustment,
  cap: number | null,
): Promise<Result<{ readonly isNew: boolean }, NotAdjusted>> {
  const clubMemberId = await lockClubAccount(trx, userCode);
  if (clubMemberId === null) return fail({ code: "NOT_LINKED" });
  const key = `adjust:${adjustment.key}`;
  const earlier = await findAdjustment(trx, key);
  if (earlier) {
    const isSame = earlier.userCode === userCode && earlier.points === adjustment.points;
    return isSame ? ok({ isNew: false }) : fail({ code: "KEY_REUSED" });
  }
  const askedAt = clock.now();
  const before = cap === null ? 0 : await adjustedAlone(trx, clubMemberId, new Date(askedAt.getTime() - day));
  if (cap !== null && before + Math.abs(adjustment.points) > cap) return fail({ code: "OVER_CAP" });
  const isNew = await insertAdjustment(trx, { ...adjustment, key, userCode, clubMemberId, askedAt });
  if (isNew) await addToOutbox(trx, ids, { topic: adjustTopic, payload: { key } });
  return ok({ isNew });
}

/** Calls the club for an adjustment. Throws while it does not answer, so that the outbox retries with the same key. */
async function performAdjustment({ database, club }: TaskDeps, key: string): Promise<void> {
  const adjustment = await findAdjustment(database.kysely, key);
  if (adjustment?.state !== "asked") return;
  const { clubMemberId: memberId, points } = adjustment;
  const done = await club.adjust({ memberId, points, reference: key }, key);
  if (!done.ok && done.error.code === "CLUB_UNREACHABLE") throw new ClubUnreachable();
  await settleAdjustment(database.kysely, key, done.ok ? "done" : "refused");
}

export const deliverAdjustment =
  (deps: TaskDeps): OutboxHandler =>
  ({ payload }) =>
    performAdjustment(deps, (payload as { key: string }).key);

/** Retries adjustments whose outbox messages have failed for good. */
export async function retryOverdueAdjustments(deps: TaskDeps): Promise<void> {
  const late = await overdueAdjustments(deps.database.kysely, { minutes: 30, most: 100 });
  for (const key of late) await performAdjustment(deps, key);
}
