import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { hasSkuPriced, productsInScope, productsOfSkus } from "#modules/catalogue/server/index.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { Audience } from "../../contract/audience.ts";
import type { PriceBounds } from "../../contract/pricing/price-bounds.ts";
import type { ScopeTarget } from "../../contract/scope.ts";

type Asked = {
  readonly except: string;
  /** The SKUs of a flash sale, from which its products follow. */
  readonly skuCodes: readonly string[];
  readonly targets: readonly ScopeTarget[];
  readonly prices: PriceBounds;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
  readonly locale: Locale;
  readonly limit: number;
};

export type SharedPromotion = {
  readonly code: string;
  readonly kind: ActivityKind;
  readonly name: string;
  readonly priority: number;
  readonly exclusive: boolean;
  readonly stackable: boolean;
  readonly audience: Audience | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** Number of products on sale in the scope of both; of SKUs for two flash sales. */
  readonly shared: number;
};

/** The live promotions that overlap a period and share goods at prices of both with these, sorted by begin; at most two statements. */
export async function findSharedPromotions(
  db: Kysely<unknown>,
  { except, skuCodes, targets, prices, beginsAt, endsAt, now, locale, limit }: Asked,
): Promise<SharedPromotion[]> {
  const ofSkus = [...new Set((await productsOfSkus(db, skuCodes)).values())];
  const asked = [...targets, ...ofSkus.map((code) => ({ target: "product", code }))];
  const mine = sql`unnest(${asked.map(({ target }) => target)}::text[], ${asked.map(({ code }) => code)}::text[])`;
  // Prices are those of the first moment at which both run.
  const atSharedPrice = hasSkuPriced(sql`mine.code`, {
    from: sql`greatest(activity.price_from, ${prices.priceFrom}::bigint)`,
    until: sql`least(activity.price_until, ${prices.priceUntil}::bigint)`,
    at: sql`greatest(activity.begins_at, ${beginsAt}::timestamptz, ${now}::timestamptz)`,
  });
  const { rows } = await sql<SharedPromotion>`
    with mine as materialized (
      select distinct product.code from ${mine} as entry (target, code)
      cross join lateral (${productsInScope(sql`entry.target`, sql`entry.code`)}) as product)
    select activity.code, case kind when 'campaign' then 'flashSale' else kind end as kind, coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}) as name, priority,
      exclusive, stackable, audience, begins_at as "beginsAt", ends_at as "endsAt", common.shared
    from promotion.activity
    cross join lateral (
      select case when activity.kind = 'campaign' and ${skuCodes.length > 0} then (
          select count(*) from promotion.campaign_sku as priced
          where priced.activity_code = activity.code and priced.sku_code = any(${[...skuCodes]}::text[]))
        else (
          select count(distinct mine.code) from promotion.activity_scope as scope
          cross join lateral (${productsInScope(sql`scope.target`, sql`scope.code`)}) as product
          join mine on mine.code = product.code
          where scope.activity_code = activity.code and ${atSharedPrice})
        end::int as shared) as common
    where status = 'active' and begins_at < ${endsAt} and ends_at > ${beginsAt} and activity.code <> ${except}
      and common.shared > 0
    order by begins_at, activity.code limit ${limit}`.execute(db);
  return rows;
}
