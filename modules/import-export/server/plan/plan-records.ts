import {
  applyChanges,
  diffFields,
  type FieldChange,
  type Json,
  type RecordState,
  valueAt,
} from "#kit/core/fields/field-changes.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import type { Assignment, FileRecord } from "../formats/file-content.ts";

/** The current state of a record; null when it does not exist. */
export type CurrentRecord = { readonly version: number; readonly state: RecordState | null };

/** The planned effect of an import on one record. */
export type PlannedRecord = {
  readonly record: FileRecord;
  readonly version: number;
  readonly before: RecordState | null;
  readonly after: RecordState;
  readonly changes: readonly FieldChange[];
  readonly outcome: "created" | "changed" | "unchanged";
};

/** Compares each record of a file with the shop's. Fields and items missing in the file stay unchanged. */
export function planRecords(
  records: readonly FileRecord[],
  current: ReadonlyMap<string, CurrentRecord>,
  { items, normalise = (state) => state }: Pick<RecordType, "items" | "normalise">,
): PlannedRecord[] {
  return records.map((record) => {
    const { version, state: before } = current.get(record.id) ?? { version: 0, state: null };
    const applied = applyChanges(
      before ?? {},
      record.assignments.flatMap((one) => changeOf(one, before ?? {})),
    );
    const after = normalise(applied);
    const changes = diffFields(before ?? {}, after, items);
    const outcome = changes.length === 0 ? "unchanged" : before === null ? "created" : "changed";
    return { record, version, before, after, changes, outcome };
  });
}

function changeOf({ path, value, onlyIfEmpty, mergeBy }: Assignment, before: RecordState): FieldChange[] {
  const there = valueAt(before, path);
  if (onlyIfEmpty && there !== undefined) return [];
  if (value === undefined) return [{ path }];
  return [{ path, after: mergeBy === undefined ? value : merged(there, value, mergeBy) }];
}

/** The new list, with existing items of the same key in place of new ones, so that their other fields are preserved. */
function merged(there: Json | undefined, value: Json, key: string): Json {
  if (!Array.isArray(there) || !Array.isArray(value)) return value;
  const keyOf = (item: Json) =>
    typeof item === "object" && item !== null && !Array.isArray(item) ? (item as RecordState)[key] : item;
  return value.map((item) => there.find((old) => keyOf(old) === keyOf(item)) ?? item);
}

/** The cell of a field: its own, one of a containing or contained field, or else the record's first row. */
export function cellOf(
  record: Pick<FileRecord, "assignments" | "rows">,
  path: string,
): { readonly row: number; readonly column: string } {
  const cells = record.assignments;
  const found =
    cells.find((cell) => cell.path === path) ??
    cells.find((cell) => path.startsWith(`${cell.path}/`)) ??
    cells.find((cell) => cell.path.startsWith(`${path}/`));
  return { row: found?.row ?? record.rows[0] ?? 0, column: found?.column ?? "" };
}
