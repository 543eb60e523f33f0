import { sql } from "kysely";

/** What counts as running at a moment, in statements that name the promotion `activity`. */
export const runsAt = (at: Date) =>
  sql`activity.status = 'active' and activity.begins_at <= ${at} and activity.ends_at > ${at}`;
