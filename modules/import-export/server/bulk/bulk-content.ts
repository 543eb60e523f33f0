import type { Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { BulkAction } from "../../contract/bulk-actions.ts";
import type { FileContent } from "../formats/file-content.ts";
import type { ImportTarget } from "../import-target.ts";
import { currentRecords } from "../store/current-records.ts";
import { bulkRecord, prepareActions } from "./bulk-changes.ts";

/** Converts a bulk change to file content. Records deleted in the meantime are left out. */
export async function bulkContent(
  trx: Transaction<unknown>,
  target: ImportTarget,
  settings: { readonly [key: string]: Json },
): Promise<FileContent> {
  const { ids, actions } = settings as unknown as { readonly ids: readonly string[]; readonly actions: BulkAction[] };
  const prepared = prepareActions(target.format, actions);
  if (!prepared.ok) throw new Error(`a stored bulk change is invalid: ${prepared.error.problem}`);
  const current = await currentRecords(trx, target.type, [...new Set(ids)]);
  const records = [...current].flatMap(([id, { state }]) =>
    state === null ? [] : [bulkRecord(target.format, id, state, prepared.value)],
  );
  return { records, problems: [], stock: [], ignored: [] };
}
