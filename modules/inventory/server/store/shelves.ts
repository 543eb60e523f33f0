import { type Kysely, sql, type Transaction } from "kysely";

/** Sets where an SKU lies at a place. Answers whether the SKU has a row there. */
export async function writeShelf(
  trx: Transaction<unknown>,
  { skuCode, sourceCode, shelf }: { readonly skuCode: string; readonly sourceCode: string; readonly shelf: string },
): Promise<boolean> {
  const { rows } = await sql`
    update inventory.stock set shelf = ${shelf}
    where sku_code = ${skuCode} and source_code = ${sourceCode} returning 1`.execute(trx);
  return rows.length > 0;
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
