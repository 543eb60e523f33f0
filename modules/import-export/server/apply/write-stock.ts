import type { Transaction } from "kysely";
import { type SaveReason, saveRecords } from "#kit/postgres/records/save-records.ts";
import type { ForeignStock } from "../import-target.ts";
import { editsOf } from "../plan/stock-changes.ts";
import type { StoredPlan } from "../store/planned-records.ts";

/**
 * Writes the stock of the written products, with a separate journal entry: an undo removes the units before the SKUs
 * they belong to. Null when nothing differs.
 */
export async function writeStock(
  trx: Transaction<unknown>,
  { type }: ForeignStock,
  plan: readonly StoredPlan[],
  why: SaveReason,
): Promise<number | null> {
  const edits = editsOf(plan.flatMap(({ changes }) => changes));
  if (edits.length === 0) return null;
  const saved = await saveRecords(trx, type, edits, why);
  // Already compared with the preview in this transaction; the remaining cause is an order that reserves units at the
  // same moment.
  if (!saved.ok) throw new Error(`the stock of an import was refused: ${JSON.stringify(saved.error)}`);
  return saved.value.entryId;
}
