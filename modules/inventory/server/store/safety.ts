import { sql, type Transaction } from "kysely";

/** Sets the safety stock of one SKU at a place. Answers whether the SKU has a row there. */
export async function writeSafety(
  trx: Transaction<unknown>,
  { skuCode, sourceCode, safety }: { readonly skuCode: string; readonly sourceCode: string; readonly safety: number },
): Promise<boolean> {
  const { rows } = await sql`
    update inventory.stock set safety = ${safety}
    where sku_code = ${skuCode} and source_code = ${sourceCode} returning 1`.execute(trx);
  return rows.length > 0;
}

/** Sets the safety stock of all SKUs of a place, and of those that come to it later. Rows are locked by SKU (ADR 0057). */
export async function writeSafetyOfPlace(
  trx: Transaction<unknown>,
  { sourceCode, safety }: { readonly sourceCode: string; readonly safety: number },
): Promise<number> {
  await sql`update inventory.source set safety = ${safety} where code = ${sourceCode}`.execute(trx);
  const { rows } = await sql`
    with locked as materialized (
      select sku_code from inventory.stock where source_code = ${sourceCode} and safety <> ${safety}
      order by sku_code for update
    )
    update inventory.stock set safety = ${safety} from locked
    where stock.sku_code = locked.sku_code and stock.source_code = ${sourceCode} returning 1`.execute(trx);
  return rows.length;
}
