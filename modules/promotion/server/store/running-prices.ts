import { type Kysely, sql } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import { runsAt } from "./runs-at.ts";

/** The price of an SKU in an active flash sale with units left. */
export type RunningPrice = { readonly skuCode: string; readonly price: Rupiah };

/** Every flash-sale price of the shop at a moment, by the priority of the flash sales. */
export async function runningPrices(db: Kysely<unknown>, at: Date): Promise<RunningPrice[]> {
  const { rows } = await sql<RunningPrice>`
    select priced.sku_code as "skuCode", priced.price
    from promotion.activity
    join promotion.campaign_sku as priced on priced.activity_code = activity.code and priced.stock > priced.sold
    where activity.kind = 'campaign' and ${runsAt(at)}
    order by activity.priority, activity.code, priced.sku_code`.execute(db);
  return rows;
}
