import { type Kysely, type RawBuilder, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PageWindow } from "#kit/graphql/paging.ts";
import { hasUnits } from "#modules/inventory/server/index.ts";
import type { ProductStatus } from "../../contract/product/product-state.ts";
import type { CodePage } from "./record-codes.ts";

export type ProductSort = "relevance" | "updated" | "name" | "code" | "released";

export type ProductFilter = {
  readonly search: string;
  /** Empty for all but archived. */
  readonly statuses: readonly ProductStatus[];
  readonly brandCode: string | null;
  readonly categoryCode: string | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly inStock: boolean | null;
};

export type ProductRow = {
  readonly code: string;
  readonly name: string;
  readonly picture: string | null;
  readonly brandName: string | null;
  readonly categoryName: string | null;
  readonly status: ProductStatus;
  readonly lowPrice: number | null;
  readonly highPrice: number | null;
  readonly skuCodes: readonly string[];
  /** A day, such as 2026-11-18. */
  readonly releasedOn: string | null;
  readonly updatedAt: Date;
};

const letters = sql`(sku.code || ' ' || sku.number || ' ' || sku.barcode)`;

/** Products that a search names, exactly or with typing errors, with how well they match: 2 for a code or barcode. */
const found = (search: string) => sql`
  select code, max(score) as score from (
    select product.code, 2 as score from catalogue.product where product.code = ${search}
    union all select sku.product_code, 2 from catalogue.sku
      where not sku.retired and (sku.code = ${search} or sku.number = ${search} or sku.barcode = ${search})
    union all select product.code, word_similarity(${search}, catalogue.text_of(product.names))
      from catalogue.product where ${search} <% catalogue.text_of(product.names)
    union all select sku.product_code, word_similarity(${search}, ${letters})
      from catalogue.sku where not sku.retired and ${search} <% ${letters}
  ) as match group by code`;

const skuExists = (condition: RawBuilder<unknown>) => sql`exists (
  select from catalogue.sku where sku.product_code = product.code and not sku.retired and ${condition})`;

function conditions(filter: ProductFilter): RawBuilder<unknown> {
  const { statuses, brandCode, categoryCode, minPrice, maxPrice, inStock } = filter;
  const all = [
    statuses.length > 0 ? sql`product.status = any(${statuses}::text[])` : sql`product.status <> 'archived'`,
  ];
  if (brandCode !== null) all.push(sql`product.brand_code = ${brandCode}`);
  if (categoryCode !== null)
    all.push(sql`product.code in (
      select place.product_code from catalogue.product_category as place where place.category_code = any(array(
        select code from catalogue.category where path @> array[${categoryCode}::text])))`);
  if (minPrice !== null || maxPrice !== null)
    all.push(sql`product.code in (select sku.product_code from catalogue.sku
      where not sku.retired and sku.price between ${minPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER})`);
  if (inStock !== null) {
    const left = skuExists(hasUnits(sql`sku.code`));
    all.push(inStock ? left : sql`not ${left}`);
  }
  return sql.join(all, sql` and `);
}

/** Each sort and its reverse, which reads the same index backwards. */
const orders: Readonly<Record<Exclude<ProductSort, "relevance">, readonly [RawBuilder<unknown>, RawBuilder<unknown>]>> =
  {
    updated: [sql`product.updated_at desc, product.code`, sql`product.updated_at, product.code desc`],
    name: [sql`product.names ->> 'en-US', product.code`, sql`product.names ->> 'en-US' desc, product.code desc`],
    code: [sql`product.code`, sql`product.code desc`],
    released: [
      sql`product.released_on desc nulls last, product.code`,
      sql`product.released_on nulls first, product.code desc`,
    ],
  };

/** Products are counted up to here, so that a list of any size is counted in bounded time. */
export const mostCounted = 20_000;

const source = (search: string) =>
  search === "" ? sql`catalogue.product` : sql`(${found(search)}) as found join catalogue.product using (code)`;

/** Typing errors are forgiven within a transaction. */
const forgiveErrors = async (trx: Kysely<unknown>, search: string) => {
  if (search !== "")
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${similarity}, true)`.execute(trx);
};

/** How far a word may differ from the typed term: about one error in a word of five letters. */
const similarity = "0.4";

export type ProductWindow = PageWindow & {
  readonly sort: ProductSort;
  readonly isReversed?: boolean;
  readonly locale: Locale;
};

/** One page of products and how many there are, up to a limit: a fixed number of statements, in one transaction. */
export async function findAdminProducts(
  trx: Kysely<unknown>,
  filter: ProductFilter,
  { sort, isReversed = false, offset, limit, locale }: ProductWindow,
): Promise<{ readonly products: readonly ProductRow[]; readonly total: number; readonly isMore: boolean }> {
  const { search } = filter;
  await forgiveErrors(trx, search);
  const from = source(search);
  const where = conditions(filter);
  const order =
    sort === "relevance" && search !== ""
      ? sql`found.score desc, product.code`
      : orders[sort === "relevance" ? "updated" : sort][isReversed ? 1 : 0];
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${from} where ${where} limit ${mostCounted + 1}) as matching`.execute(
    trx,
  );
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await sql<ProductRow>`
    select page.code, coalesce(nullif(page.names ->> ${locale}, ''), nullif(page.names ->> ${fallbackLocale}, ''),
        catalogue.text_of(page.names), '') as name,
      page.status, page.released_on::text as "releasedOn", page.updated_at as "updatedAt", brand.name as "brandName",
      (select item ->> 'url' from jsonb_array_elements(page.media) with ordinality as listed (item, place)
        where item ->> 'type' = 'image' order by place limit 1) as picture,
      (select coalesce(category.names ->> ${locale}, category.names ->> ${fallbackLocale})
        from catalogue.product_category as place join catalogue.category on category.code = place.category_code
        where place.product_code = page.code order by place.position limit 1) as "categoryName",
      priced.low as "lowPrice", priced.high as "highPrice", priced.codes as "skuCodes"
    from (
      select product.*, row_number() over () as place from (
        select product.* from ${from} where ${where} order by ${order} offset ${offset} limit ${limit}) as product
    ) as page
    left join catalogue.brand on brand.code = page.brand_code
    cross join lateral (
      select min(price) as low, max(price) as high, coalesce(array_agg(code), '{}') as codes
      from catalogue.sku where sku.product_code = page.code and not sku.retired) as priced
    order by page.place`.execute(trx);
  return { products: rows, total: Math.min(total, mostCounted), isMore: total > mostCounted };
}

/** The codes of products that match, in their order, a page at a time. Needs a transaction where a text is searched. */
export async function matchingProductCodes(
  trx: Kysely<unknown>,
  filter: ProductFilter,
  { after, limit, except = [] }: CodePage & { readonly except?: readonly string[] },
): Promise<string[]> {
  await forgiveErrors(trx, filter.search);
  const { rows } = await sql<{ code: string }>`
    select product.code from ${source(filter.search)}
    where ${conditions(filter)} and (${after}::text is null or product.code > ${after})
      and product.code <> all(${except}::text[])
    order by product.code limit ${limit}`.execute(trx);
  return rows.map(({ code }) => code);
}
