import type { Transaction } from "kysely";
import {
  type FieldChange,
  invertChanges,
  isEqualJson,
  type RecordState,
  valueAt,
} from "../../core/fields/field-changes.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { changesSince, lockEntry, lockVersions, type RecordChanges } from "./journal.ts";
import type { RecordType } from "./record-type.ts";
import type { SaveReason } from "./save-records.ts";
import { type InvalidFields, type TypedWrites, writeOf, writeRecords } from "./write-records.ts";

/** A field that is not as the entry left it, and who changed it last; null for changes outside the journal. */
type ChangedField = {
  readonly type: string;
  readonly id: string;
  readonly path: string;
  readonly by: string | null;
  readonly at: Date | null;
};
type ChangedSince = { readonly code: "CHANGED_SINCE"; readonly fields: readonly ChangedField[] };
export type NotUndone = { readonly code: "NOT_FOUND" | "UNDONE_ALREADY" } | ChangedSince | InvalidFields;

/**
 * Takes back everything one entry changed, as one new entry. Refused, field by field, where something has changed since. An
 * undo is an entry too: undoing it does the change again.
 */
export async function undoEntry(
  trx: Transaction<unknown>,
  types: ReadonlyMap<string, RecordType>,
  entryId: number,
  why: Omit<SaveReason, "action" | "key">,
): Promise<Result<{ readonly entryId: number; readonly ids: readonly string[] }, NotUndone>> {
  const entry = await lockEntry(trx, entryId);
  if (!entry) return fail({ code: "NOT_FOUND" });
  if (entry.undone) return fail({ code: "UNDONE_ALREADY" });
  const fields: ChangedField[] = [];
  const writes: TypedWrites[] = [];
  for (const [name, records] of Map.groupBy(entry.records, ({ type }) => type)) {
    const type = types.get(name);
    if (!type) return fail({ code: "NOT_FOUND" });
    const ids = records.map(({ id }) => id);
    const versions = await lockVersions(trx, name, ids);
    const states = await type.read(trx, ids);
    const changed = records.flatMap(({ id, changes }) => changedSince(states.get(id) ?? {}, changes, id));
    fields.push(...(await nameChanges(trx, name, records, changed)));
    const taken = await Promise.all(
      records.map(({ id, changes }) => writeOf(type, id, states.get(id) ?? null, invertChanges(changes))),
    );
    writes.push({ type, versions, writes: taken });
  }
  if (fields.length > 0) return fail({ code: "CHANGED_SINCE", fields });

  const written = await writeRecords(trx, writes, { ...why, action: "undo", undoes: entryId });
  if (!written.ok) return written;
  const undo = written.value.entryId;
  if (undo === null) throw new Error(`journal entry ${entryId} has changed nothing`);
  return ok({ entryId: undo, ids: entry.records.map(({ id }) => id) });
}

type Changed = { readonly id: string; readonly path: string };

const changedSince = (state: RecordState, changes: readonly FieldChange[], id: string): Changed[] =>
  changes.filter(({ path, after }) => !isEqualJson(valueAt(state, path), after)).map(({ path }) => ({ id, path }));

async function nameChanges(
  trx: Transaction<unknown>,
  type: string,
  records: readonly RecordChanges[],
  changed: readonly Changed[],
): Promise<ChangedField[]> {
  if (changed.length === 0) return [];
  const names = new Set(changed.map(({ id }) => id));
  const versions = records.filter(({ id }) => names.has(id)).map(({ id, version }) => [id, version] as const);
  const since = await changesSince(trx, type, new Map(versions));
  const isAround = (one: string, other: string) =>
    one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
  return changed.map(({ id, path }) => {
    const last = since.get(id)?.findLast((change) => isAround(change.path, path));
    return { type, id, path, by: last?.by ?? null, at: last?.at ?? null };
  });
}
