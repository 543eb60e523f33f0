import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { type Media, mediaOf } from "../product.ts";

/** An SKU in a list of the back office. */
export type CatalogueSkuLabel = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly name: string;
  /** The names of its options, such as "Red · M". */
  readonly options: string;
  readonly barcode: string;
  readonly picture: string | null;
};

type Row = Omit<CatalogueSkuLabel, "picture"> & {
  readonly values: Readonly<Record<string, string>>;
  readonly picturedBy: string | null;
  readonly media: readonly Media[];
};

const separator = " · ";

/** The labels of these SKUs, by one statement; unknown codes are left out. */
export async function readSkuLabels(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<CatalogueSkuLabel[]> {
  if (skuCodes.length === 0) return [];
  const { rows } = await sql<Row>`
    select sku.code as "skuCode", sku.product_code as "productCode", sku.barcode, sku.options as values,
      coalesce(nullif(product.names ->> ${locale}, ''), product.names ->> ${fallbackLocale}, product.code) as name,
      product.pictured_by as "picturedBy", product.media,
      coalesce((
        select string_agg(coalesce(value.names ->> ${locale}, value.names ->> ${fallbackLocale}, chosen.value), ${separator}
          order by chosen.key)
        from jsonb_each_text(sku.options) as chosen
        left join catalogue.attribute_value as value
          on value.attribute_code = chosen.key and value.code = chosen.value), '') as options
    from catalogue.sku join catalogue.product on product.code = sku.product_code
    where sku.code = any(${[...skuCodes]}::text[])`.execute(db);
  return rows.map(({ values, picturedBy, media, ...label }) => ({
    ...label,
    picture: mediaOf({ media, picturedBy }, { options: values }).find(({ type }) => type === "image")?.url ?? null,
  }));
}

/**
 * The SKUs with exactly these codes, numbers or barcodes, by what was typed; by one statement. A UPC is an EAN whose leading zero scanners may
 * leave out.
 */
export async function identifySkus(
  db: Kysely<unknown>,
  typed: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ typed: string; code: string }>`
    select asked.typed, found.code from unnest(${[...new Set(typed)]}::text[]) as asked (typed), lateral (
      select sku.code from catalogue.sku
      where sku.code = asked.typed or sku.number = asked.typed
        or sku.barcode = any(array[asked.typed, '0' || asked.typed, regexp_replace(asked.typed, '^0', '')])
      order by sku.code = asked.typed desc, sku.barcode = asked.typed desc limit 1) as found`.execute(db);
  return new Map(rows.map((row) => [row.typed, row.code]));
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * SKUs with this code, number or barcode; if there are none, those whose code or product code starts so, or whose product's name has all of
 * the words in the language or in the fallback language.
 */
export async function findSkuCodes(
  db: Kysely<unknown>,
  text: string,
  locale: Locale,
  limit: number,
): Promise<string[]> {
  const exact = [...(await identifySkus(db, [text])).values()];
  if (exact.length > 0) return exact;
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (terms.length === 0) return [];
  const named = sql`lower(concat_ws(' ', product.names ->> ${locale}, product.names ->> ${fallbackLocale}))`;
  const { rows } = await sql<{ code: string }>`
    select sku.code from catalogue.sku join catalogue.product on product.code = sku.product_code
    where sku.code ilike ${`${escaped(text)}%`} or sku.product_code ilike ${`${escaped(text)}%`}
      or (${sql.join(
        terms.map((word) => sql`${named} like ${`%${escaped(word)}%`}`),
        sql` and `,
      )})
    order by sku.product_code, sku.position, sku.code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}
