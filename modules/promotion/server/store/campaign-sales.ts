import { type Kysely, sql, type Transaction } from "kysely";

export type CampaignSale = { readonly skuCode: string; readonly sold: number };

/** What a campaign has sold of each of its SKUs. Held until the transaction ends, so that nobody sells more meanwhile. */
export async function soldInCampaign(trx: Transaction<unknown>, activityCode: string): Promise<CampaignSale[]> {
  const { rows } = await sql<CampaignSale>`
    select sku_code as "skuCode", sold from promotion.campaign_sku
    where activity_code = ${activityCode} and sold > 0
    order by sku_code
    for update`.execute(trx);
  return rows;
}

/** Writes down what was sold before, where nothing is sold yet: for filling a shop. What shoppers buy is never lost by it. */
export async function recordCampaignSales(
  db: Kysely<unknown>,
  activityCode: string,
  sales: readonly CampaignSale[],
): Promise<void> {
  await sql`
    update promotion.campaign_sku set sold = sale.sold
    from unnest(${sales.map((sale) => sale.skuCode)}::text[], ${sales.map((sale) => sale.sold)}::int[]) as sale (sku_code, sold)
    where campaign_sku.activity_code = ${activityCode} and campaign_sku.sku_code = sale.sku_code
      and campaign_sku.sold = 0 and sale.sold > 0`.execute(db);
}
