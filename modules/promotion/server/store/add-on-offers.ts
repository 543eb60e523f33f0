import { type Kysely, sql } from "kysely";
import { runsAt } from "./runs-at.ts";

/** Whether an active purchase-with-purchase promotion offers this SKU as an add-on. */
export async function isAddOnOffer(
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
