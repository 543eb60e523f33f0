import { type Kysely, sql, type Transaction } from "kysely";

export type SkuSales = { readonly skuCode: string; readonly sold: number };

/** The units of each SKU that a flash sale has sold. The rows stay locked until the transaction ends. */
export async function soldInFlashSale(trx: Transaction<unknown>, activityCode: string): Promise<SkuSales[]> {
  const { rows } = await sql<SkuSales>`
    select sku_code as "skuCode", sold from promotion.campaign_sku
    where activity_code = ${activityCode} and sold > 0
    order by sku_code
    for update`.execute(trx);
  return rows;
}

/** Sets the sold units of SKUs without sales, for seeding. Real sales are never overwritten. */
export async function recordFlashSaleSales(
  db: Kysely<unknown>,
  activityCode: string,
  sales: readonly SkuSales[],
): Promise<void> {
  await sql`
    update promotion.campaign_sku set sold = sale.sold
    from unnest(${sales.map((sale) => sale.skuCode)}::text[], ${sales.map((sale) => sale.sold)}::int[]) as sale (sku_code, sold)
    where campaign_sku.activity_code = ${activityCode} and campaign_sku.sku_code = sale.sku_code
      and campaign_sku.sold = 0 and sale.sold > 0`.execute(db);
}
