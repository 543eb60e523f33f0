import { sql, type Transaction } from "kysely";
import type { StockCounters } from "../../contract/stock-levels.ts";
import { type Cause, movementCause } from "./movement-cause.ts";

/** A change of the units of one SKU at one place. */
export type StockChange = { readonly skuCode: string; readonly sourceCode: string; readonly change: number };

export type LockedStock = StockCounters & { readonly skuCode: string; readonly sourceCode: string };

const changeColumns = (changes: readonly StockChange[]) =>
  sql`unnest(${changes.map(({ skuCode }) => skuCode)}::text[], ${changes.map(({ sourceCode }) => sourceCode)}::text[],
    ${changes.map(({ change }) => change)}::int[]) as wanted (sku_code, source_code, change)`;

/** Adds an empty row for each SKU that is new to its place. */
export async function addMissingStock(trx: Transaction<unknown>, changes: readonly StockChange[]): Promise<void> {
  await sql`
    insert into inventory.stock (sku_code, source_code, quantity, safety)
    select wanted.sku_code, wanted.source_code, 0, source.safety
    from ${changeColumns(changes)} join inventory.source on source.code = wanted.source_code
    order by wanted.sku_code, wanted.source_code
    on conflict (sku_code, source_code) do nothing`.execute(trx);
}

/** Locks the rows, in the order every path locks them (ADR 0057). */
export async function lockForChange(
  trx: Transaction<unknown>,
  changes: readonly StockChange[],
): Promise<readonly LockedStock[]> {
  const { rows } = await sql<LockedStock>`
    select stock.sku_code as "skuCode", stock.source_code as "sourceCode", quantity, sold, shipped, safety
    from inventory.stock
    join ${changeColumns(changes)} on wanted.sku_code = stock.sku_code and wanted.source_code = stock.source_code
    order by stock.sku_code, stock.source_code
    for update of stock`.execute(trx);
  return rows;
}

/** Whether a press of this key has written movements already. */
export async function isKeyUsed(trx: Transaction<unknown>, key: string): Promise<boolean> {
  const { rows } = await sql`select from inventory.movement where key = ${key} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Adds the changes to the quantities; the triggers write the movements. To be called with the rows locked. */
export async function addToQuantity(
  trx: Transaction<unknown>,
  changes: readonly StockChange[],
  cause: Cause,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with ${movementCause(cause)}
    update inventory.stock set quantity = quantity + wanted.change from ${changeColumns(changes)}, movement_cause
    where stock.sku_code = wanted.sku_code and stock.source_code = wanted.source_code and movement_cause.is_set`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}
