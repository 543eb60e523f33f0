import { type RawBuilder, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import { preparedFragment } from "#kit/postgres/prepared-query.ts";
import type { CatalogueProduct, Sku } from "../product.ts";

/** A text in the given language, else in English. */
export const localizedText = (column: string, locale: RawBuilder<Locale>) =>
  sql<string>`coalesce(${sql.ref(column)} ->> ${locale}::text, ${sql.ref(column)} ->> ${fallbackLocale}::text)`;

/** Rows without field names: a third less to write and to parse. */
const skusOfProduct = sql`(
  select coalesce(json_agg(json_build_array(sku.code, sku.number, sku.ext_code, sku.barcode, sku.options,
    sku.price, sku.sale_price, sku.ships_from, sku.grams, sku.length_mm, sku.width_mm, sku.height_mm)
    order by sku.position, sku.code), '[]')
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
  grams: number,
  lengthMm: number,
  widthMm: number,
  heightMm: number,
];

const skuFrom = (row: SkuRow): Sku => {
  const [code, number, extCode, barcode, options, price, salePrice, shipsFrom, grams, lengthMm, widthMm, heightMm] =
    row;
  const packed = { grams, lengthMm, widthMm, heightMm };
  return { code, number, extCode, barcode, options, price, salePrice, shipsFrom, packed };
};

type ProductRow = Omit<CatalogueProduct, "skus"> & { readonly skus: readonly SkuRow[] };

type Values = {
  readonly productCodes: readonly string[];
  /** Products with one of these SKUs are read too. */
  readonly skuCodes: readonly string[];
  readonly locale: Locale;
};

/** These products with all their SKUs, on sale or not. Unknown codes are left out. */
export const catalogueProducts = preparedFragment(
  ({ productCodes, skuCodes, locale }: { [Name in keyof Values]: RawBuilder<Values[Name]> }) => sql`(
    select coalesce(json_agg(json_build_object('code', product.code, 'name', ${localizedText("product.names", locale)},
      'brand', json_build_object('code', brand.code, 'name', brand.name, 'slug', brand.slug),
      'picturedBy', product.pictured_by, 'media', product.media, 'onSale', product.on_sale,
      'categoryCodes', array(select distinct unnest(category.path) from catalogue.product_category as place
        join catalogue.category on category.code = place.category_code where place.product_code = product.code),
      'firstCategory', coalesce((select place.category_code from catalogue.product_category as place
        where place.product_code = product.code and place.position = 0 limit 1), ''),
      'skus', ${skusOfProduct})), '[]')
    from catalogue.product
    join catalogue.brand on brand.code = product.brand_code
    where product.code = any(array(
      select unnest(${productCodes}::text[])
      union select sku.product_code from catalogue.sku where sku.code = any(${skuCodes}::text[]))))`,
  (found): CatalogueProduct[] => (found as ProductRow[]).map((row) => ({ ...row, skus: row.skus.map(skuFrom) })),
);
