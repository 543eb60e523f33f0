import { type RawBuilder, sql } from "kysely";
import type { WrittenPromotion } from "./promotions.ts";

/** The parameters of the fragment, each an expression. */
export type ScheduleParams = {
  /** Of type text: the version this process has, or null. */
  readonly knownVersion: RawBuilder<unknown>;
  /** Of type timestamptz: promotions that ended before are left out. */
  readonly since: RawBuilder<unknown>;
  /** Of type text[]. */
  readonly skuCodes: RawBuilder<unknown>;
};

/** The version of the promotions, and the promotions themselves unless this process has that version. */
export type ScheduleRead = {
  readonly version: string;
  readonly promotions: readonly WrittenPromotion[] | null;
  /** The units of these SKUs that flash sales have sold. Orders change them all the time, so they are never cached. */
  readonly sold: readonly (readonly [activityCode: string, skuCode: string, sold: number])[];
};

export const scheduleFragment = ({ knownVersion, since, skuCodes }: ScheduleParams) => sql<ScheduleRead>`(
  select json_build_object('version', edition.stamp,
    'promotions', case when edition.stamp::text is distinct from ${knownVersion}::text
      then promotion.book(${since}::timestamptz) end,
    'sold', (select coalesce(json_agg(json_build_array(priced.activity_code, priced.sku_code, priced.sold)), '[]')
      from promotion.campaign_sku as priced where priced.sku_code = any(${skuCodes})))
  from promotion.edition)`;
