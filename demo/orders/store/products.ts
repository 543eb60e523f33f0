import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

export type Product = { readonly productCode: string; readonly skuCode: string };

const plain = sql`
  sku.ships_from is null and not exists (select from promotion.campaign_sku as sold where sold.sku_code = sku.code)`;

/** One SKU of each of so many products that one warehouse has plenty of, in an order that mixes brands. */
export async function productsToSend(db: Executor, limit: number): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select "productCode", "skuCode" from (
      select distinct on (sku.product_code) sku.product_code as "productCode", sku.code as "skuCode"
      from catalogue.sku join catalogue.product on product.code = sku.product_code and product.on_sale
      join inventory.stock on stock.sku_code = sku.code and source_code = 'WH01' and quantity - sold >= 20
      where ${plain} order by sku.product_code, sku.code) as found
    order by md5("productCode") limit ${limit}`.execute(db);
  return rows;
}

/** The same for the store with the largest choice. */
export async function productsToCollect(db: Executor, limit: number): Promise<Product[]> {
  const { rows } = await sql<Product>`
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

/** SKUs of which a place has some left, those with the most first. */
export async function fullShelves(db: Executor, sourceCode: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select sku_code as code from inventory.stock where source_code = ${sourceCode}
    order by quantity - sold desc, sku_code limit 40`.execute(db);
  return rows.map(({ code }) => code);
}
