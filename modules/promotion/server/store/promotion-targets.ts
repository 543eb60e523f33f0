import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ScopeTarget } from "../../contract/scope.ts";

/**
 * A product's own code, brand and categories up to the root, as targets a scope may name. Joined with this module's tables
 * in one statement, which is why this module reads the catalogue's tables here; foreign keys point the same way. The codes are an
 * expression of type text[].
 */
export const targetsOfProducts = (codes: RawBuilder<unknown>) => sql`
  select product.code as product_code, target.name as target, target.code
  from catalogue.product
  cross join lateral (values ('product', product.code), ('brand', product.brand_code), ('everything', '')) as target (name, code)
  where product.code = any(${codes})
  union all
  select place.product_code, 'category', step.code
  from catalogue.product_category as place
  join catalogue.category on category.code = place.category_code
  cross join lateral unnest(category.path) as step (code)
  where place.product_code = any(${codes})`;

/** The product each SKU belongs to, by SKU code; unknown SKUs are left out. */
export async function productsOfSkus(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<Map<string, string>> {
  if (skuCodes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; productCode: string }>`
    select code, product_code as "productCode" from catalogue.sku where code = any(${skuCodes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row.productCode]));
}

/** The first target that names a product, category or brand nobody has. */
export async function unknownTarget(db: Kysely<unknown>, targets: readonly ScopeTarget[]): Promise<ScopeTarget | null> {
  const { rows } = await sql<ScopeTarget>`
    select asked.target, asked.code
    from unnest(${targets.map((entry) => entry.target)}::text[], ${targets.map((entry) => entry.code)}::text[])
      with ordinality as asked (target, code, place)
    where case asked.target
      when 'product' then not exists (select from catalogue.product where product.code = asked.code)
      when 'category' then not exists (select from catalogue.category where category.code = asked.code)
      when 'brand' then not exists (select from catalogue.brand where brand.code = asked.code)
      else false end
    order by asked.place
    limit 1`.execute(db);
  return rows[0] ?? null;
}
