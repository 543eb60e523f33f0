import { type Kysely, sql } from "kysely";
import type { Locale, Texts } from "#kit/core/locale.ts";
import type { SalePriced } from "../sale-window.ts";
import { plannedPrices, saleWindow } from "./catalogue-products.ts";

export type SearchableSku = SalePriced & {
  readonly code: string;
  readonly options: Readonly<Record<string, string>>;
};

/** The fields of a product that a search index is built from. */
export type SearchableProduct = {
  readonly code: string;
  readonly brandCode: string;
  /** For each category of the product, the codes from the root down. */
  readonly paths: readonly (readonly string[])[];
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly facts: readonly { readonly names: Texts; readonly values?: Texts; readonly value?: string }[];
  readonly releasedOn: string;
  /** Search terms that are not in its texts. */
  readonly searchWords: readonly string[];
  readonly skus: readonly SearchableSku[];
};

/** Reads those of these products that are on sale and have an SKU, by one statement. */
export async function readSearchableProducts(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<SearchableProduct[]> {
  const { rows } = await sql<SearchableProduct>`
    with sku as (
      select sku.product_code, json_agg(json_build_object('code', sku.code, 'options', sku.options, 'price', sku.price,
        'salePrice', sku.sale_price, 'sale', ${saleWindow}, 'planned', ${plannedPrices}) order by sku.position, sku.code) as list
      from catalogue.sku
      where sku.product_code = any(${codes}::text[]) and sku.complete and not sku.retired
      group by sku.product_code
    ), place as (
      select place.product_code, json_agg(category.path order by place.position, place.category_code) as paths
      from catalogue.product_category as place join catalogue.category on category.code = place.category_code
      where place.product_code = any(${codes}::text[])
      group by place.product_code
    )
    select product.code, product.brand_code as "brandCode", coalesce(place.paths, '[]') as paths, product.names,
      product.descriptions, product.facts, product.released_on as "releasedOn",
      product.search_words as "searchWords", sku.list as skus
    from catalogue.product
    join sku on sku.product_code = product.code
    left join place on place.product_code = product.code
    where product.code = any(${codes}::text[]) and product.on_sale`.execute(db);
  return rows;
}

/** The product codes that follow one in the order of codes, on sale or not. */
export async function nextProductCodes(db: Kysely<unknown>, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.product where code > ${after} order by code limit ${limit}`.execute(db);
  return rows.map((row) => row.code);
}

/** The names of these products in one language; a product without a name in it is left out. */
export async function readProductNames(
  db: Kysely<unknown>,
  codes: readonly string[],
  locale: Locale,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select names ->> ${locale} as name from catalogue.product
    where code = any(${codes}::text[]) and names ->> ${locale} <> '' order by code`.execute(db);
  return rows.map((row) => row.name);
}
