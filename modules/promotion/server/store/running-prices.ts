import { type Kysely, sql } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import { runsAt } from "./runs-at.ts";

/** The price of an SKU in a campaign that runs and still has units of it. */
export type RunningPrice = { readonly skuCode: string; readonly price: Rupiah };

/** Every campaign price that runs at a moment, of the whole shop, in the order in which campaigns stand before each other. */
export async function runningPrices(db: Kysely<unknown>, at: Date): Promise<RunningPrice[]> {
  const { rows } = await sql<RunningPrice>`
    select priced.sku_code as "skuCode", priced.price
    from promotion.activity
    join promotion.campaign_sku as priced on priced.activity_code = activity.code and priced.stock > priced.sold
    where activity.kind = 'campaign' and ${runsAt(at)}
    order by activity.priority, activity.code, priced.sku_code`.execute(db);
  return rows;
}

/** The products with a price in a campaign that began or ended after one moment and not later than another. */
export async function campaignTurns(
  db: Kysely<unknown>,
  { after, until }: { after: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct sku.product_code as code
    from promotion.activity
    join promotion.campaign_sku as priced on priced.activity_code = activity.code
    join catalogue.sku on sku.code = priced.sku_code
    where activity.kind = 'campaign' and activity.status = 'active'
      and ((activity.begins_at > ${after} and activity.begins_at <= ${until})
        or (activity.ends_at > ${after} and activity.ends_at <= ${until}))
    order by code`.execute(db);
  return rows.map((row) => row.code);
}
