import { sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { ProductSummary, Sku } from "../product.ts";

/**
 * The SKUs of a product as JSON, for a select that names the product `product`. Rows without the names of their fields: the
 * database writes, and we read, a third less.
 */
export const skusOfProduct = sql`(
  select coalesce(json_agg(json_build_array(sku.code, sku.number, sku.ext_code, sku.barcode, sku.options,
    sku.price, sku.sale_price, sku.ships_from) order by sku.position, sku.code), '[]')
  from catalogue.sku where sku.product_code = product.code)`;

type SkuRow = readonly [
  code: string,
  number: string,
  extCode: string,
  barcode: string,
  options: Sku["options"],
  price: Rupiah,
  salePrice: Rupiah,
  shipsFrom: string | null,
];

/** A product as it came, with its SKUs put into words. */
export const withSkus = <Product extends object>({
  skus,
  ...product
}: Product & { skus: readonly SkuRow[] }): Omit<Product, "skus"> & { skus: Sku[] } => ({
  ...product,
  skus: skus.map(([code, number, extCode, barcode, options, price, salePrice, shipsFrom]) => ({
    code,
    number,
    extCode,
    barcode,
    options,
    price,
    salePrice,
    shipsFrom,
  })),
});

/** As it comes from the database. */
export type Unread<Product> = Omit<Product, "skus"> & { readonly skus: readonly SkuRow[] };

/** A text in the asked language, else in English. */
export const textIn = (column: string, locale: Locale) =>
  sql<string>`coalesce(${sql.ref(column)} ->> ${locale}, ${sql.ref(column)} ->> ${fallbackLocale})`;

/** These products in their order. What is unknown or no longer sold is left out. */
export const productSummaries = (codes: readonly string[], locale: Locale): QueryFragment<ProductSummary[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_object('code', product.code, 'name', ${textIn("product.names", locale)},
      'brand', json_build_object('code', brand.code, 'name', brand.name, 'slug', brand.slug),
      'picturedBy', product.pictured_by, 'media', product.media, 'skus', ${skusOfProduct}) order by asked.place), '[]')
    from unnest(${codes}::text[]) with ordinality as asked (code, place)
    join catalogue.product on product.code = asked.code and product.on_sale
    join catalogue.brand on brand.code = product.brand_code)`,
  read: (found) => (found as Unread<ProductSummary>[]).map(withSkus),
});
