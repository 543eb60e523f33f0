import type { Transaction } from "kysely";
import { applyChanges, diffFields, type FieldChange, type RecordState } from "../../core/fields/field-changes.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { addEntry, type JournalEntry } from "./journal.ts";
import type { FieldProblem, RecordType, RecordWrite } from "./record-type.ts";

export type InvalidFields = { readonly code: "INVALID_FIELDS"; readonly problems: readonly FieldProblem[] };

export type SavedRecord = { readonly id: string; readonly version: number; readonly state: RecordState };

/** What becomes of the records of one kind. Their versions' rows are locked. */
export type TypedWrites = {
  readonly type: RecordType;
  readonly versions: ReadonlyMap<string, number>;
  readonly writes: readonly RecordWrite<RecordState>[];
};

/** A record is gone when no field is left of it. */
export async function writeOf<State extends RecordState>(
  type: Pick<RecordType<State>, "normalise" | "sanitize">,
  id: string,
  before: State | null,
  changes: readonly FieldChange[],
): Promise<RecordWrite<State>> {
  const applied = applyChanges(before ?? {}, changes);
  const normal = type.normalise ? type.normalise(applied) : applied;
  const after = type.sanitize ? await type.sanitize(normal) : normal;
  return { id, before, after: Object.keys(after).length === 0 ? null : (after as State) };
}

/** Checks, writes and journals what differs, as one entry; `entryId` is null when nothing does. */
export async function writeRecords(
  trx: Transaction<unknown>,
  parts: readonly TypedWrites[],
  why: JournalEntry,
): Promise<Result<{ readonly entryId: number | null; readonly records: readonly SavedRecord[] }, InvalidFields>> {
  const changed = parts.map(({ type, versions, writes }) => ({
    type,
    records: writes.flatMap((write) => {
      const changes = diffFields(write.before ?? {}, write.after ?? {}, type.items);
      const version = (versions.get(write.id) ?? 0) + 1;
      return changes.length === 0 ? [] : [{ type: type.name, id: write.id, version, changes, write }];
    }),
  }));
  const problems: FieldProblem[] = [];
  for (const { type, records } of changed)
    if (records.length > 0) problems.push(...(await type.check(trx, records.map(writeIn))));
  if (problems.length > 0) return fail({ code: "INVALID_FIELDS", problems });
  for (const { type, records } of changed) if (records.length > 0) await type.write(trx, records.map(writeIn));
  const entries = changed.flatMap(({ records }) => records);
  const entryId =
    entries.length === 0
      ? null
      : await addEntry(
          trx,
          why,
          entries.map(({ write: _write, ...one }) => one),
        );
  const moved = new Map(entries.map(({ write, version }) => [write, version]));
  const records = parts.flatMap(({ versions, writes }) =>
    writes.map((write) => ({
      id: write.id,
      version: moved.get(write) ?? versions.get(write.id) ?? 0,
      state: write.after ?? {},
    })),
  );
  return ok({ entryId, records });
}

const writeIn = ({ write }: { readonly write: RecordWrite<RecordState> }) => write;
