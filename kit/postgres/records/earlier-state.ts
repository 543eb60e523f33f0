import type { Transaction } from "kysely";
import { applyChanges, diffFields, invertChanges, type RecordState } from "../../core/fields/field-changes.ts";
import { changesSince } from "./journal.ts";
import type { RecordType } from "./record-type.ts";
import type { RecordEdit } from "./save-records.ts";

/** The state a record had at an earlier version: the current one with everything since taken back. */
export async function stateAt(
  trx: Transaction<unknown>,
  type: RecordType,
  id: string,
  version: number,
): Promise<RecordState> {
  const current = (await type.read(trx, [id])).get(id) ?? {};
  const since = (await changesSince(trx, type.name, new Map([[id, version]]))).get(id) ?? [];
  return applyChanges(current, invertChanges(since));
}

/** The edit that brings a record back to an earlier state; to be saved like any other. */
export async function editToRestore(
  trx: Transaction<unknown>,
  type: RecordType,
  { id, version, to }: { readonly id: string; readonly version: number; readonly to: number },
): Promise<RecordEdit> {
  const current = (await type.read(trx, [id])).get(id) ?? {};
  const changes = diffFields(current, await stateAt(trx, type, id, to), type.items);
  const isOpen = ({ path }: { readonly path: string }) => !type.guarded?.includes(path.split("/", 1)[0] ?? "");
  return { id, version, changes: changes.filter(isOpen) };
}
