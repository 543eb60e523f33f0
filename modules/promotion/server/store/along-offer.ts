import { type Kysely, sql } from "kysely";
import { runsAt } from "./runs-at.ts";

/** Whether a purchase-with-purchase promotion that runs now sells this SKU along. */
export async function isSoldAlong(
  db: Kysely<unknown>,
  { activityCode, skuCode }: { readonly activityCode: string; readonly skuCode: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from promotion.giveaway
    join promotion.activity on activity.code = giveaway.activity_code and activity.kind = 'pwp' and ${runsAt(at)}
    where giveaway.activity_code = ${activityCode} and giveaway.sku_code = ${skuCode}
    limit 1`.execute(db);
  return rows.length > 0;
}
