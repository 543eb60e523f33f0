import { type Kysely, type RawBuilder, sql } from "kysely";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";

/** How many of an SKU a shopper could fetch: what the store that has most of it still holds. */
export async function pickupStock(db: Kysely<unknown>, skuCode: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(max(greatest(stock.quantity - stock.safety - stock.sold, 0)), 0) as units
    from inventory.stock
    join inventory.source on source.code = stock.source_code and source.kind = 'store'
    where stock.sku_code = ${skuCode}`.execute(db);
  return rows[0]?.units ?? 0;
}

/** The same for several SKUs, as part of a statement; those no store holds are missing. The codes are an expression of type text[]. */
export const pickupStocksOf = (skuCodes: RawBuilder<unknown>): QueryFragment<ReadonlyMap<string, number>> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(sku_code, units)), '[]')
    from (
      select stock.sku_code, max(greatest(stock.quantity - stock.safety - stock.sold, 0)) as units
      from inventory.stock
      join inventory.source on source.code = stock.source_code and source.kind = 'store'
      where stock.sku_code = any(${skuCodes})
      group by stock.sku_code
    ) as most)`,
  read: (found) => new Map(found as [string, number][]),
});

/** The same by a statement of its own. */
export const pickupStocks = (db: Kysely<unknown>, skuCodes: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  readFragment(db, pickupStocksOf(sql`${[...skuCodes]}::text[]`));
