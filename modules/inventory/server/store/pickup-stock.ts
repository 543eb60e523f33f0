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

/** The same for several SKUs at once; those no store holds are missing. */
export async function pickupStocks(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ skuCode: string; units: number }>`
    select stock.sku_code as "skuCode", max(greatest(stock.quantity - stock.sold, 0)) as units
    from inventory.stock
    join inventory.source on source.code = stock.source_code and source.kind = 'store'
    where stock.sku_code = any(${[...skuCodes]})
    group by stock.sku_code`.execute(db);
  return new Map(rows.map(({ skuCode, units }) => [skuCode, units]));
}
