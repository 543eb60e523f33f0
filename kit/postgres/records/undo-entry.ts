import type { Transaction } from "kysely";
import {
  type FieldChange,
  invertChanges,
  isEqualJson,
  type RecordState,
  valueAt,
} from "../../core/fields/field-changes.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { lockEntry, lockVersions } from "./journal.ts";
import type { RecordType } from "./record-type.ts";
import { type InvalidFields, type SaveReason, writeOf, writeRecords } from "./save-records.ts";

export type ChangedSince = {
  readonly code: "CHANGED_SINCE";
  readonly fields: readonly { readonly id: string; readonly path: string }[];
};
export type NotUndone = { readonly code: "NOT_FOUND" | "UNDONE_ALREADY" } | ChangedSince | InvalidFields;

/**
 * Takes back everything one entry changed, as one new entry. Refused, field by field, where something has changed since. An
 * undo is an entry too: undoing it does the change again.
 */
export async function undoEntry(
  trx: Transaction<unknown>,
  types: ReadonlyMap<string, RecordType>,
  entryId: number,
  why: Omit<SaveReason, "action">,
): Promise<Result<{ readonly entryId: number; readonly ids: readonly string[] }, NotUndone>> {
  const entry = await lockEntry(trx, entryId);
  const type = entry ? types.get(entry.type) : undefined;
  if (!entry || !type) return fail({ code: "NOT_FOUND" });
  if (entry.undone) return fail({ code: "UNDONE_ALREADY" });
  const ids = entry.records.map(({ id }) => id);
  const versions = await lockVersions(trx, type.name, ids);
  const states = await type.read(trx, ids);

  const fields = entry.records.flatMap(({ id, changes }) => changedSince(states.get(id) ?? {}, changes, id));
  if (fields.length > 0) return fail({ code: "CHANGED_SINCE", fields });

  const writes = entry.records.map(({ id, changes }) => writeOf(id, states.get(id) ?? null, invertChanges(changes)));
  const written = await writeRecords(trx, type, writes, versions, { ...why, action: "undo", undoes: entryId });
  if (!written.ok) return written;
  const undo = written.value.entryId;
  if (undo === null) throw new Error(`journal entry ${entryId} has changed nothing`);
  return ok({ entryId: undo, ids });
}

const changedSince = (state: RecordState, changes: readonly FieldChange[], id: string) =>
  changes.filter(({ path, after }) => !isEqualJson(valueAt(state, path), after)).map(({ path }) => ({ id, path }));
