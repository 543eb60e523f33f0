import { type Kysely, sql } from "kysely";

type Limit = { readonly productCode: string; readonly limit: number };

/** How many units of their product one order may have, by SKU. SKUs of products without a limit are left out. */
export async function purchaseLimitsOf(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<Map<string, Limit>> {
  const { rows } = await sql<Limit & { skuCode: string }>`
    select sku.code as "skuCode", product.code as "productCode", product.purchase_limit as "limit"
    from catalogue.sku join catalogue.product on product.code = sku.product_code
    where sku.code = any(${[...skuCodes]}::text[]) and product.purchase_limit is not null`.execute(db);
  return new Map(rows.map(({ skuCode, ...limit }) => [skuCode, limit]));
}
