import { type Kysely, sql } from "kysely";

/** How many of an SKU a shopper could fetch: what the store that has most of it still holds. */
export async function pickupStock(db: Kysely<unknown>, skuCode: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(max(greatest(stock.quantity - stock.sold, 0)), 0) as units
    from inventory.stock
    join inventory.source on source.code = stock.source_code and source.kind = 'store'
    where stock.sku_code = ${skuCode}`.execute(db);
  return rows[0]?.units ?? 0;
}
