import type { Kysely } from "kysely";
import { activityState } from "../../contract/activity-state.ts";
import { notApplied, type Verdict } from "../../contract/why/verdict.ts";
import type { Promotion } from "../promotion.ts";
import { readPromotionVersions, validAt } from "../simulator/promotion-timeline.ts";

/** What begins or ended within two weeks may have been expected to run. */
const nearMs = 14 * 24 * 60 * 60 * 1000;

/** The promotions that ran at a moment or may have been expected to, as they stood then; drafts are left out. Four statements. */
export async function promotionsAround(db: Kysely<unknown>, at: Date): Promise<readonly Promotion[]> {
  const [from, until] = [new Date(at.getTime() - nearMs), new Date(at.getTime() + nearMs)];
  const versions = await readPromotionVersions(db, from, until);
  return validAt(versions, at.getTime()).filter(
    ({ status, beginsAt, endsAt }) => status !== "draft" && beginsAt < until && endsAt > from,
  );
}

const reasons = { UPCOMING: "NOT_BEGUN", ENDED: "ENDED", STOPPED: "STOPPED" } as const;

/** The verdicts on those that do not run by their calendar. */
export const calendarVerdicts = (promotions: readonly Promotion[], at: Date): Verdict[] =>
  promotions.flatMap((promotion) => {
    const state = activityState(promotion, at);
    return state === "RUNNING" || state === "DRAFT" ? [] : [notApplied(promotion.code, reasons[state])];
  });
