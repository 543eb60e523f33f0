import { sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { Touchable } from "../ports/campaigns.ts";
import type { ProductSummary, Sku } from "../product.ts";
import type { PackedSize } from "./packed-sizes.ts";

/** A product as the catalogue describes it, on sale or not, in one language. */
export type CatalogueProduct = Omit<ProductSummary, "skus"> & Touchable & { readonly onSale: boolean };

/** One option of an SKU, such as its colour, with its name. */
export type Choice = { readonly code: string; readonly name: string; readonly value: string };

/** One SKU as the catalogue describes it, without live data such as stock. */
export type CatalogueSku = {
  readonly product: CatalogueProduct;
  readonly sku: Sku;
  /** In the order attributes are shown. */
  readonly choices: readonly Choice[];
  readonly packed: PackedSize;
  /** The one that breadcrumbs follow; empty when it is in none. */
  readonly firstCategory: string;
};

/** The version of the catalogue in the snapshot of a statement. */
export const catalogueVersion: QueryFragment<string> = {
  sql: sql`(select to_json(stamp) from catalogue.edition)`,
  read: (found) => found as string,
};

type Values = { readonly skuCodes: readonly string[]; readonly locale: Locale };

/** These SKUs and the version of the catalogue they were read in, by one statement. Unknown ones are left out. */
export const readCatalogueSkus = preparedFragments(({ skuCodes, locale }: Params<Values>) => {
  const text = (names: string) =>
    sql`coalesce(${sql.ref(names)} ->> ${locale}::text, ${sql.ref(names)} ->> ${fallbackLocale}::text)`;
  const skus: QueryFragment<readonly CatalogueSku[]> = {
    sql: sql`(
      select coalesce(json_agg(json_build_object(
        'product', json_build_object('code', product.code, 'name', ${text("product.names")},
          'brand', json_build_object('code', brand.code, 'name', brand.name, 'slug', brand.slug),
          'brandCode', brand.code, 'picturedBy', product.pictured_by, 'media', product.media, 'onSale', product.on_sale,
          'categories', array(select distinct unnest(category.path) from catalogue.product_category as place
            join catalogue.category on category.code = place.category_code where place.product_code = product.code)),
        'sku', json_build_object('code', sku.code, 'number', sku.number, 'extCode', sku.ext_code, 'barcode', sku.barcode,
          'options', sku.options, 'price', sku.price, 'salePrice', sku.sale_price, 'shipsFrom', sku.ships_from),
        'choices', (select coalesce(json_agg(json_build_object('code', attribute.code, 'name', ${text("attribute.names")},
            'value', coalesce(${text("value.names")}, sku.options ->> attribute.code))
            order by attribute.position, attribute.code), '[]')
          from catalogue.attribute
          left join catalogue.attribute_value as value
            on value.attribute_code = attribute.code and value.code = sku.options ->> attribute.code
          where sku.options ? attribute.code),
        'packed', json_build_object('grams', sku.grams, 'lengthMm', sku.length_mm, 'widthMm', sku.width_mm,
          'heightMm', sku.height_mm),
        'firstCategory', coalesce((select place.category_code from catalogue.product_category as place
          where place.product_code = product.code and place.position = 0 limit 1), ''))), '[]')
      from catalogue.sku
      join catalogue.product on product.code = sku.product_code
      join catalogue.brand on brand.code = product.brand_code
      where sku.code = any(${skuCodes}::text[]))`,
    read: (found) => found as CatalogueSku[],
  };
  return { version: catalogueVersion, skus };
});
