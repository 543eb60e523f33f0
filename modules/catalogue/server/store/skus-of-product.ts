import { type Kysely, sql } from "kysely";

/** Every SKU a product has or had, in its order; null for an unknown product. */
export async function skusOfProduct(
  db: Kysely<unknown>,
  productCode: string,
): Promise<readonly { readonly code: string; readonly retired: boolean }[] | null> {
  const { rows } = await sql<{ skus: { code: string; retired: boolean }[] }>`
    select (select coalesce(json_agg(json_build_object('code', sku.code, 'retired', sku.retired)
        order by sku.position, sku.code), '[]') from catalogue.sku where sku.product_code = product.code) as skus
    from catalogue.product where product.code = ${productCode}`.execute(db);
  return rows[0]?.skus ?? null;
}
