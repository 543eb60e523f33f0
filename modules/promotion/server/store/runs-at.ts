import { sql } from "kysely";
import type { Moment } from "#modules/catalogue/server/index.ts";

/** What counts as running at a moment, in statements that name the promotion `activity`. */
export const runsAt = (at: Moment) =>
  sql`activity.status = 'active' and activity.begins_at <= ${at} and activity.ends_at > ${at}`;
