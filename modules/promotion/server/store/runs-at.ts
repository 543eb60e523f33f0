import { sql } from "kysely";
import { budgetIsUsedUp } from "./budgets.ts";

/**
 * The condition for a promotion whose period and status allow it to run, in statements that name it `activity`. Its
 * budget may be used up.
 */
export const isScheduledAt = (at: Date) =>
  sql`activity.status = 'active' and activity.begins_at <= ${at} and activity.ends_at > ${at}`;

/** The condition for an active promotion, in statements that name the promotion `activity`. */
export const runsAt = (at: Date) => sql`${isScheduledAt(at)} and not ${budgetIsUsedUp}`;
