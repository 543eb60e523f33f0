import { type Kysely, type RawBuilder, sql } from "kysely";

/** Products named by their own code, their brand, a category of theirs or above it, or all of them; `everything` has an empty code. */
type ScopeEntry = { readonly target: "product" | "category" | "brand" | "everything"; readonly code: string };

/** The entries of a scope that include each product, as rows of product_code, target and code. The codes are an expression of type text[]. */
export const scopesOfProducts = (codes: RawBuilder<unknown>) => sql`
  select product.code as product_code, entry.target, entry.code
  from catalogue.product
  cross join lateral (values ('product', product.code), ('brand', product.brand_code), ('everything', '')) as entry (target, code)
  where product.code = any(${codes})
  union all
  select place.product_code, 'category', step.code
  from catalogue.product_category as place
  join catalogue.category on category.code = place.category_code
  cross join lateral unnest(category.path) as step (code)
  where place.product_code = any(${codes})`;

/** The products on sale that one entry of a scope includes, as rows of code and released_on. Both are expressions of type text. */
export const productsInScope = (target: RawBuilder<unknown>, code: RawBuilder<unknown>) => sql`
  select product.code, product.released_on from catalogue.product
  where ${target} = 'product' and product.code = ${code} and product.on_sale
  union all
  select product.code, product.released_on from catalogue.product
  where ${target} = 'brand' and product.brand_code = ${code} and product.on_sale
  union all
  select product.code, product.released_on
  from catalogue.category
  join catalogue.product_category as place on place.category_code = category.code
  join catalogue.product on product.code = place.product_code
  where ${target} = 'category' and ${code} = any(category.path) and product.on_sale
  union all
  select product.code, product.released_on from catalogue.product
  where ${target} = 'everything' and product.on_sale`;

/** The codes of products named by their own code, their brand, or a category of theirs or above it, sold now or not. */
export const productsOfGroups = (named: {
  readonly products: readonly string[];
  readonly brands: readonly string[];
  readonly categories: readonly string[];
}) => sql`
  select unnest(${[...named.products]}::text[])
  union all
  select product.code from catalogue.product where product.brand_code = any(${[...named.brands]}::text[])
  union all
  select place.product_code from catalogue.product_category as place
  join catalogue.category on category.code = place.category_code
  where category.path && ${[...named.categories]}::text[]`;

/** The product of one SKU. The code is an expression of type text. */
export const productCodeOfSku = (skuCode: RawBuilder<unknown>) =>
  sql`(select sku.product_code from catalogue.sku where sku.code = ${skuCode})`;

/** The entries that name an unknown product, category or brand, in their order. */
export async function unknownScopeEntries<Entry extends ScopeEntry>(
  db: Kysely<unknown>,
  entries: readonly Entry[],
): Promise<Entry[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<{ place: number }>`
    select asked.place::int as place
    from unnest(${entries.map(({ target }) => target)}::text[], ${entries.map(({ code }) => code)}::text[])
      with ordinality as asked (target, code, place)
    where case asked.target
      when 'product' then not exists (select from catalogue.product where product.code = asked.code)
      when 'category' then not exists (select from catalogue.category where category.code = asked.code)
      when 'brand' then not exists (select from catalogue.brand where brand.code = asked.code)
      else false end
    order by asked.place`.execute(db);
  return rows.flatMap(({ place }) => entries[place - 1] ?? []);
}
