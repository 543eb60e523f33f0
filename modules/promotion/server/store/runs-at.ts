import { sql } from "kysely";

/** The condition for an active promotion, in statements that name the promotion `activity`. */
export const runsAt = (at: Date) =>
  sql`activity.status = 'active' and activity.begins_at <= ${at} and activity.ends_at > ${at}`;
