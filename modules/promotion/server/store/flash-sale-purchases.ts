import { type Kysely, type RawBuilder, sql } from "kysely";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";

/** The units of one SKU a buyer has bought in a flash sale. */
export async function boughtInFlashSale(
  db: Kysely<unknown>,
  of: { readonly activityCode: string; readonly skuCode: string; readonly buyerKey: string },
): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    select quantity from promotion.campaign_purchase
    where activity_code = ${of.activityCode} and sku_code = ${of.skuCode} and buyer_key = ${of.buyerKey}`.execute(db);
  return rows[0]?.quantity ?? 0;
}

/**
 * The units a buyer has bought of SKUs, keyed by activity code and SKU code with a space between them: the maximum over
 * the buyer's keys, as order placement counts (1B-09). Both parameters are expressions of type text[].
 */
export const boughtInFlashSalesOf = (
  buyerKeys: RawBuilder<unknown>,
  skuCodes: RawBuilder<unknown>,
): QueryFragment<ReadonlyMap<string, number>> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(activity_code || ' ' || sku_code, quantity)), '[]')
    from (
      select activity_code, sku_code, max(quantity) as quantity from promotion.campaign_purchase
      where buyer_key = any(${buyerKeys}) and sku_code = any(${skuCodes})
      group by activity_code, sku_code
    ) as most)`,
  read: (found) => new Map(found as [string, number][]),
});

/** The same as a statement of its own. */
export const boughtInFlashSales = (
  db: Kysely<unknown>,
  buyerKey: string,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  readFragment(db, boughtInFlashSalesOf(sql`${[buyerKey]}::text[]`, sql`${[...skuCodes]}::text[]`));
