import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { Campaign } from "#modules/catalogue/server/index.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import { targetsOfProducts } from "./goods.ts";
import { runsAt } from "./runs-at.ts";

export type RunningCampaign = Omit<Campaign, "type"> & { readonly kind: ActivityKind };

const textIn = (column: string, locale: Locale) =>
  sql<string>`coalesce(${sql.ref(column)} ->> ${locale}, ${sql.ref(column)} ->> ${fallbackLocale}, '')`;

/** Every pair of product and promotion that runs for it, lowest priority number first; one statement. */
export async function runningCampaigns(
  db: Kysely<unknown>,
  productCodes: readonly string[],
  at: Date,
  locale: Locale,
): Promise<RunningCampaign[]> {
  if (productCodes.length === 0) return [];
  const { rows } = await sql<RunningCampaign & { begin: Date; end: Date }>`
    with touched as (
      select distinct target.product_code, scope.activity_code
      from (${targetsOfProducts(productCodes)}) as target
      join promotion.activity_scope as scope on scope.target = target.target and scope.code = target.code
    )
    select touched.product_code as "productCode", activity.code as "activityCode", activity.kind,
      ${textIn("activity.names", locale)} as name, ${textIn("activity.descriptions", locale)} as description,
      ${textIn("activity.remarks", locale)} as remark, ${textIn("activity.labels", locale)} as label,
      activity.sort, activity.priority, activity.begins_at as begin, activity.ends_at as "end",
      case when activity.ribbon_position is not null then json_build_object('text',
        ${textIn("activity.ribbon_texts", locale)}, 'image', activity.ribbon_image,
        'position', activity.ribbon_position) end as ribbon,
      case when activity.kind = 'campaign' then (
        select coalesce(json_agg(json_build_object('skuCode', priced.sku_code, 'price', priced.price,
          'left', priced.stock - priced.sold, 'stock', priced.stock, 'maxPerUser', priced.max_per_user,
          'shippingTime', priced.ships_from) order by sku.position, sku.code), '[]')
        from catalogue.sku
        join promotion.campaign_sku as priced on priced.sku_code = sku.code and priced.activity_code = activity.code
        where sku.product_code = touched.product_code) else '[]' end as prices
    from touched
    join promotion.activity on activity.code = touched.activity_code and ${runsAt(at)}
    order by activity.priority, activity.code, touched.product_code`.execute(db);
  return rows;
}
