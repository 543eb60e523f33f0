import { type Kysely, sql } from "kysely";

/** The category breadcrumbs follow for each of these SKUs, by their codes; one statement. */
export async function firstCategories(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (skuCodes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; categoryCode: string }>`
    select sku.code, first.category_code as "categoryCode"
    from catalogue.sku
    join catalogue.product_category as first on first.product_code = sku.product_code and first.position = 0
    where sku.code = any(${[...skuCodes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, categoryCode }) => [code, categoryCode]));
}
