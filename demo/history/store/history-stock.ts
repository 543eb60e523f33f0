import { sql, type Transaction } from "kysely";

export type StockKey = { readonly skuCode: string; readonly sourceCode: string };
/** Units that orders hold or have taken away, and those of them that have left. */
export type StockTotals = StockKey & { readonly sold: number; readonly shipped: number };

/** Units on hand by SKU and place, locked until the transaction ends. */
export async function lockOnHand(trx: Transaction<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; units: number }>`
    select sku_code || ' ' || source_code as name, quantity - shipped as units from inventory.stock
    order by sku_code, source_code for update`.execute(trx);
  return new Map(rows.map(({ name, units }) => [name, units]));
}

/**
 * Counts what was sold. As many units were delivered as have left, so that the units on hand stay and the table's triggers write no
 * movement of today.
 */
export async function countSold(trx: Transaction<unknown>, totals: readonly StockTotals[]): Promise<void> {
  await sql`
    update inventory.stock set sold = stock.sold + total.sold, shipped = stock.shipped + total.shipped,
      quantity = stock.quantity + total.shipped
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
      as total ("skuCode" text, "sourceCode" text, sold int, shipped int)
    where stock.sku_code = total."skuCode" and stock.source_code = total."sourceCode"`.execute(trx);
}

/** Dates the opening balances back to before the history. A database role that may only add movements leaves them. */
export async function dateOpeningsBack(trx: Transaction<unknown>, at: Date): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_table_privilege('inventory.movement', 'update') as may`.execute(trx);
  if (!rows[0]?.may) return;
  await sql`update inventory.movement set at = ${at} where cause = 'opening' and at > ${at}`.execute(trx);
}
