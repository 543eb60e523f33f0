import { sql, type Transaction } from "kysely";

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
