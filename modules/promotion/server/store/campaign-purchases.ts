import { type Kysely, sql } from "kysely";

/** What a buyer took of one SKU of a campaign so far. */
export async function boughtInCampaign(
  db: Kysely<unknown>,
  of: { readonly activityCode: string; readonly skuCode: string; readonly buyerKey: string },
): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    select quantity from promotion.campaign_purchase
    where activity_code = ${of.activityCode} and sku_code = ${of.skuCode} and buyer_key = ${of.buyerKey}`.execute(db);
  return rows[0]?.quantity ?? 0;
}
