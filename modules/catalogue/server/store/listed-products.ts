import { type Kysely, sql } from "kysely";
import { fallbackLocale } from "#kit/core/locale.ts";

/** A product as a list of addresses needs it: the name is the one its address is made of in every language. */
export type ListedProduct = {
  readonly code: string;
  readonly name: string;
  readonly images: readonly string[];
  readonly changed: Date;
};

export async function countListedProducts(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from catalogue.product where on_sale`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The code of the product at this place, counted from 0 in the order of codes. */
export async function listedProductAt(db: Kysely<unknown>, place: number): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.product where on_sale order by code offset ${place} limit 1`.execute(db);
  return rows[0]?.code ?? null;
}

/** Products in the order of their codes, from this one on: the next page starts after the last one read. */
export async function listProducts(
  db: Kysely<unknown>,
  from: { readonly code: string; readonly included: boolean },
  limit: number,
): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    select code, names ->> ${fallbackLocale} as name, updated_at as changed,
      coalesce((select json_agg(item ->> 'url' order by place)
        from jsonb_array_elements(media) with ordinality as listed (item, place)
        where item ->> 'type' = 'image'), '[]') as images
    from catalogue.product
    where on_sale and ${from.included ? sql`code >= ${from.code}` : sql`code > ${from.code}`}
    order by code
    limit ${limit}`.execute(db);
  return rows;
}

/** The last parts of the addresses of categories and brands that have something to show. */
export async function listGroups(db: Kysely<unknown>): Promise<{ kind: "category" | "brand"; slug: string }[]> {
  const { rows } = await sql<{ kind: "category" | "brand"; slug: string }>`
    select 'brand' as kind, slug from catalogue.brand
    where exists (select from catalogue.product where brand_code = brand.code and on_sale)
    union all
    select 'category', slug from catalogue.category
    where exists (
      select from catalogue.category as below
      join catalogue.product_category on category_code = below.code
      join catalogue.product on product.code = product_code and on_sale
      where below.path @> array[category.code])
    order by kind, slug`.execute(db);
  return rows;
}
