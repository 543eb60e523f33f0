import { type RawBuilder, sql } from "kysely";
import type { Moment } from "#modules/catalogue/server/index.ts";

/** The version of all promotions in the snapshot of a statement. */
export const promotionVersion = sql`(select stamp::text from promotion.edition)`;

/** The units of these SKUs that flash sales have sold, as a fingerprint. The codes are an expression of type text[]. */
export const unitsOf = (skuCodes: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(string_agg(concat_ws(' ', priced.activity_code, priced.sku_code, priced.sold), ','
    order by priced.sku_code, priced.activity_code), '')
  from promotion.campaign_sku as priced where priced.sku_code = any(${skuCodes}))`;

/** The first moment after this one at which a promotion begins or ends. */
export const nextTurn = (at: Moment): RawBuilder<unknown> => sql`(
  select min(turn.at) from promotion.activity
  cross join lateral (values (activity.begins_at), (activity.ends_at)) as turn (at)
  where activity.status = 'active' and turn.at > ${at})`;
