import { type Kysely, sql, type Transaction } from "kysely";

/** Where an SKU lies at a place. */
export type Shelved = { readonly skuCode: string; readonly sourceCode: string; readonly shelf: string };

/** Sets where SKUs lie. Rows are locked in the order every path locks them (ADR 0057). Answers how many have a row there. */
export async function writeShelves(trx: Transaction<unknown>, shelves: readonly Shelved[]): Promise<number> {
  if (shelves.length === 0) return 0;
  const { rows } = await sql`
    with locked as materialized (
      select stock.sku_code, stock.source_code, wanted.shelf
      from inventory.stock
      join unnest(${shelves.map(({ skuCode }) => skuCode)}::text[], ${shelves.map(({ sourceCode }) => sourceCode)}::text[],
        ${shelves.map(({ shelf }) => shelf)}::text[]) as wanted (sku_code, source_code, shelf)
        on wanted.sku_code = stock.sku_code and wanted.source_code = stock.source_code
      order by stock.sku_code, stock.source_code
      for update of stock
    )
    update inventory.stock set shelf = locked.shelf from locked
    where stock.sku_code = locked.sku_code and stock.source_code = locked.source_code returning 1`.execute(trx);
  return rows.length;
}

/** The shelves of these SKUs at a place, by code; SKUs without one are left out. */
export async function shelvesAt(
  db: Kysely<unknown>,
  sourceCode: string,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ skuCode: string; shelf: string }>`
    select sku_code as "skuCode", shelf from inventory.stock
    where source_code = ${sourceCode} and sku_code = any(${[...skuCodes]}::text[]) and shelf <> ''`.execute(db);
  return new Map(rows.map(({ skuCode, shelf }) => [skuCode, shelf]));
}
