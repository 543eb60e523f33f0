import { type RawBuilder, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { Campaign, CampaignPrice, Moment } from "#modules/catalogue/server/index.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import { targetsOfProducts } from "./goods.ts";
import { runsAt } from "./runs-at.ts";

export type RunningCampaign = Omit<Campaign, "type" | "ofSingleSkus"> & {
  readonly kind: ActivityKind;
  readonly exclusive: boolean;
  readonly stackable: boolean;
};

const textIn = (column: string, locale: Locale) =>
  sql<string>`coalesce(${sql.ref(column)} ->> ${locale}, ${sql.ref(column)} ->> ${fallbackLocale}, '')`;

/** Every pair of product and promotion that runs for it, lowest priority number first. The codes are an expression of type text[]. */
export const runningCampaigns = (
  productCodes: RawBuilder<unknown>,
  at: Moment,
  locale: Locale,
): QueryFragment<RunningCampaign[]> => ({
  sql: sql`(
    with touched as (
      select scope.activity_code, array_agg(distinct target.product_code order by target.product_code) as products
      from (${targetsOfProducts(productCodes)}) as target
      join promotion.activity_scope as scope on scope.target = target.target and scope.code = target.code
      group by scope.activity_code
    )
    select coalesce(json_agg(json_build_object('products', touched.products, 'activityCode', activity.code, 'kind', activity.kind,
      'exclusive', activity.exclusive, 'stackable', activity.stackable,
      'name', ${textIn("activity.names", locale)}, 'description', ${textIn("activity.descriptions", locale)},
      'remark', ${textIn("activity.remarks", locale)}, 'label', ${textIn("activity.labels", locale)},
      'sort', activity.sort, 'priority', activity.priority, 'begin', activity.begins_at, 'end', activity.ends_at,
      'ribbon', case when activity.ribbon_position is not null then json_build_object('text',
        ${textIn("activity.ribbon_texts", locale)}, 'image', activity.ribbon_image,
        'position', activity.ribbon_position) end,
      'prices', case when activity.kind = 'campaign' then (
        select coalesce(json_agg(json_build_array(sku.product_code, json_build_object('skuCode', priced.sku_code,
          'price', priced.price, 'left', priced.stock - priced.sold, 'stock', priced.stock,
          'maxPerUser', priced.max_per_user, 'shippingTime', priced.ships_from)) order by sku.position, sku.code), '[]')
        from catalogue.sku
        join promotion.campaign_sku as priced on priced.sku_code = sku.code and priced.activity_code = activity.code
        where sku.product_code = any(touched.products)) else '[]' end)
      order by activity.priority, activity.code), '[]')
    from touched
    join promotion.activity on activity.code = touched.activity_code and ${runsAt(at)})`,
  read: (found) => (found as ActivityRow[]).flatMap(byProduct),
});

/** A promotion with all it touches: its texts come once, not once for every product. */
type ActivityRow = Omit<RunningCampaign, "productCode" | "prices" | "begin" | "end"> & {
  readonly begin: string;
  readonly end: string;
  readonly products: readonly string[];
  readonly prices: readonly (readonly [productCode: string, price: CampaignPrice])[];
};

function byProduct({ products, prices, begin, end, ...activity }: ActivityRow): RunningCampaign[] {
  const time = { begin: new Date(begin), end: new Date(end) };
  return products.map((productCode) => ({
    productCode,
    ...activity,
    ...time,
    prices: prices.flatMap(([product, price]) => (product === productCode ? [price] : [])),
  }));
}
