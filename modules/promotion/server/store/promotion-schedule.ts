import { type RawBuilder, sql } from "kysely";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragment } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { skusOfProducts } from "#modules/catalogue/server/index.ts";
import { readPromotion, type WrittenPromotion } from "./promotions.ts";

/** The units of one SKU that a flash sale has sold. */
export type SoldUnits = readonly [activityCode: string, skuCode: string, sold: number];

/**
 * The live data about promotions: their version, and the units flash sales have sold of some SKUs. Orders change the units all the time, so
 * they are not part of the version.
 */
export type LivePromotionRows = { readonly version: string; readonly sold: readonly SoldUnits[] };

const soldUnits = (skuCodes: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_array(priced.activity_code, priced.sku_code, priced.sold)
    order by priced.sku_code, priced.activity_code), '[]')
  from promotion.campaign_sku as priced where priced.sku_code = any(${skuCodes}))`;

/** The codes are an expression of type text[]. */
export const livePromotionRows = (skuCodes: RawBuilder<unknown>): QueryFragment<LivePromotionRows> => ({
  sql: sql`(select json_build_object('version', edition.stamp, 'sold', ${soldUnits(skuCodes)}) from promotion.edition)`,
  read: (found) => found as LivePromotionRows,
});

export const liveRowsOfSkus = preparedFragment(
  ({ skuCodes }: Params<{ readonly skuCodes: readonly string[] }>) => livePromotionRows(listParameter(skuCodes)).sql,
  (found) => found as LivePromotionRows,
);

/** The same for all SKUs of these products. */
export const liveRowsOfProducts = preparedFragment(
  ({ productCodes }: Params<{ readonly productCodes: readonly string[] }>) =>
    livePromotionRows(skusOfProducts(listParameter(productCodes))).sql,
  (found) => found as LivePromotionRows,
);

/** The version, and the sold units for each list of SKUs; the lists are a JSON array of arrays. */
export const liveRowsOfSkuLists = preparedFragment(
  ({ skuLists }: Params<{ readonly skuLists: string }>) => sql`(
    select json_build_object('version', edition.stamp, 'sold', (
      select coalesce(json_agg(${soldUnits(sql`asked.codes`)} order by list.number), '[]')
      from jsonb_array_elements(${skuLists}::jsonb) with ordinality as list (codes, number),
        lateral (select array(select jsonb_array_elements_text(list.codes)) as codes offset 0) as asked))
    from promotion.edition)`,
  (found) => found as { readonly version: string; readonly sold: readonly (readonly SoldUnits[])[] },
);

/** All promotions that may be active after a moment, and their version. */
export const schedule = preparedFragment(
  ({ since }: Params<{ readonly since: Date }>) => sql`(
    select json_build_object('version', edition.stamp, 'promotions', promotion.book(${since}::timestamptz))
    from promotion.edition)`,
  (found) => {
    const { version, promotions } = found as { version: string; promotions: readonly WrittenPromotion[] };
    return { version, promotions: promotions.map(readPromotion) };
  },
);
