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

/** What a buyer took of these SKUs so far, by activity code and SKU code with a space between them. */
export async function boughtInCampaigns(
  db: Kysely<unknown>,
  buyerKey: string,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; quantity: number }>`
    select activity_code || ' ' || sku_code as key, quantity from promotion.campaign_purchase
    where buyer_key = ${buyerKey} and sku_code = any(${[...skuCodes]})`.execute(db);
  return new Map(rows.map(({ key, quantity }) => [key, quantity]));
}
