import { type RawBuilder, sql } from "kysely";
import type { WrittenPromotion } from "./promotions.ts";

/** Where a statement finds what it is told; each an expression. */
export type BookPlaces = {
  /** Of type text: the edition whose promotions are known already, or null. */
  readonly knownEdition: RawBuilder<unknown>;
  /** Of type timestamptz: what had ended by then need not come. */
  readonly since: RawBuilder<unknown>;
  /** Of type text[]. */
  readonly skuCodes: RawBuilder<unknown>;
};

/** What the database has to say about promotions; the promotions themselves only where another edition was known. */
export type BookNews = {
  readonly edition: string;
  readonly promotions: readonly WrittenPromotion[] | null;
  /** What of these SKUs campaigns have sold. Orders change it all the time, so it is never kept. */
  readonly sold: readonly (readonly [activityCode: string, skuCode: string, sold: number])[];
};

export const bookNews = ({ knownEdition, since, skuCodes }: BookPlaces) => sql<BookNews>`(
  select json_build_object('edition', edition.stamp,
    'promotions', case when edition.stamp::text is distinct from ${knownEdition}::text
      then promotion.book(${since}::timestamptz) end,
    'sold', (select coalesce(json_agg(json_build_array(priced.activity_code, priced.sku_code, priced.sold)), '[]')
      from promotion.campaign_sku as priced where priced.sku_code = any(${skuCodes})))
  from promotion.edition)`;
