import { type Kysely, sql } from "kysely";

/** Whether a warehouse has units of an SKU left, and how many units all sources have sold. */
type SkuAvailability = { readonly available: boolean; readonly sold: number };

/** Availability by SKU code, by one statement; an SKU without stock rows is left out. */
export async function readAvailability(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, SkuAvailability>> {
  if (skuCodes.length === 0) return new Map();
  const { rows } = await sql<SkuAvailability & { skuCode: string }>`
    select stock.sku_code as "skuCode", bool_or(source.kind = 'warehouse' and stock.quantity - stock.safety > stock.sold) as available,
      sum(stock.sold)::int as sold
    from inventory.stock join inventory.source on source.code = stock.source_code
    where stock.sku_code = any(${skuCodes}::text[])
    group by stock.sku_code`.execute(db);
  return new Map(rows.map(({ skuCode, available, sold }) => [skuCode, { available, sold }]));
}
