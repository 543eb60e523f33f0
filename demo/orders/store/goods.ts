import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

export type Goods = { readonly productCode: string; readonly skuCode: string };

const plain = sql`
  sku.ships_from is null and not exists (select from promotion.campaign_sku as sold where sold.sku_code = sku.code)`;

/** One SKU of each of so many products that one warehouse has plenty of, in an order that mixes brands. */
export async function goodsToSend(db: Executor, limit: number): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select "productCode", "skuCode" from (
      select distinct on (sku.product_code) sku.product_code as "productCode", sku.code as "skuCode"
      from catalogue.sku join catalogue.product on product.code = sku.product_code and product.on_sale
      join inventory.stock on stock.sku_code = sku.code and source_code = 'WH01' and quantity - sold >= 20
      where ${plain} order by sku.product_code, sku.code) as found
    order by md5("productCode") limit ${limit}`.execute(db);
  return rows;
}

/** The same for the store with the largest choice. */
export async function goodsToCollect(db: Executor, limit: number): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    with held as (
      select sku.product_code, min(sku.code) as sku_code, stock.source_code
      from catalogue.sku join catalogue.product on product.code = sku.product_code and product.on_sale
      join inventory.stock on stock.sku_code = sku.code and quantity - sold >= 4
      join inventory.source on source.code = stock.source_code and source.kind = 'store'
      where ${plain} group by sku.product_code, stock.source_code),
    store as (select source_code from held group by 1 order by count(*) desc, 1 limit 1)
    select product_code as "productCode", sku_code as "skuCode" from held join store using (source_code)
    order by md5(product_code) limit ${limit}`.execute(db);
  return rows;
}
