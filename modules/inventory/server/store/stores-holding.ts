import { type Kysely, sql } from "kysely";

/** The stores that still hold all of these units, each of them for itself (D-44). */
export async function storesHolding(
  db: Kysely<unknown>,
  lines: readonly { readonly skuCode: string; readonly quantity: number }[],
): Promise<string[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ sourceCode: string }>`
    with wanted as (
      select sku_code, sum(quantity) as quantity
      from unnest(${lines.map(({ skuCode }) => skuCode)}::text[], ${lines.map(({ quantity }) => quantity)}::int[])
        as line (sku_code, quantity)
      group by sku_code
    )
    select stock.source_code as "sourceCode"
    from wanted
    join inventory.stock on stock.sku_code = wanted.sku_code and stock.quantity - stock.sold >= wanted.quantity
    join inventory.source on source.code = stock.source_code and source.kind = 'store'
    group by stock.source_code
    having count(*) = (select count(*) from wanted)
    order by stock.source_code`.execute(db);
  return rows.map(({ sourceCode }) => sourceCode);
}
