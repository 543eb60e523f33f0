import type { Transaction } from "kysely";
import { applyChanges, diffFields, type FieldChange, type RecordState } from "../../core/fields/field-changes.ts";
import { type FieldConflict, mergeChanges } from "../../core/fields/merge-changes.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { type Actor, addEntry, changesSince, type JournalledChange, lockVersions } from "./journal.ts";
import type { FieldProblem, RecordType, RecordWrite } from "./record-type.ts";

/** The fields somebody has changed in a record, and the version they began from; 0 for a new one. */
export type RecordEdit = {
  readonly id: string;
  readonly version: number;
  readonly changes: readonly Omit<FieldChange, "before">[];
};

export type SaveReason = {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly reason?: string | null;
};

export type Outdated = {
  readonly code: "OUTDATED";
  readonly records: readonly {
    readonly id: string;
    readonly version: number;
    readonly conflicts: readonly FieldConflict<JournalledChange>[];
  }[];
};
export type InvalidFields = { readonly code: "INVALID_FIELDS"; readonly problems: readonly FieldProblem[] };

export type SavedRecord = { readonly id: string; readonly version: number; readonly state: RecordState };
/** `entryId` is null when nothing differed. `merged` names the records that others have changed since the editor began. */
export type Saved = {
  readonly entryId: number | null;
  readonly records: readonly SavedRecord[];
  readonly merged: readonly string[];
};

/**
 * Saves edits of one kind of record, all or none, with one journal entry. Edits of an older version are merged with what
 * others have saved since; where both have changed the same field, nothing is saved and every conflict is named.
 */
export async function saveRecords<State extends RecordState>(
  trx: Transaction<unknown>,
  type: RecordType<State>,
  edits: readonly RecordEdit[],
  why: SaveReason,
): Promise<Result<Saved, Outdated | InvalidFields>> {
  const ids = edits.map(({ id }) => id);
  const versions = await lockVersions(trx, type.name, ids);
  const versionOf = (id: string) => versions.get(id) ?? 0;
  const behind = edits.filter(({ id, version }) => version < versionOf(id));
  const since = new Map(behind.map(({ id, version }) => [id, version]));
  const theirs = since.size === 0 ? new Map<string, JournalledChange[]>() : await changesSince(trx, type.name, since);
  const merges = edits.map(({ id, changes }) => ({ id, ...mergeChanges(changes, theirs.get(id) ?? []) }));

  const outdated = merges.filter(({ conflicts }) => conflicts.length > 0);
  if (outdated.length > 0) {
    const records = outdated.map(({ id, conflicts }) => ({ id, version: versionOf(id), conflicts }));
    return fail({ code: "OUTDATED", records });
  }

  const states = await type.read(trx, ids);
  const writes = merges.map(({ id, merged }) => writeOf(id, states.get(id) ?? null, merged));
  const written = await writeRecords(trx, type, writes, versions, why);
  if (!written.ok) return written;
  const records = writes.map(({ id, after }) => ({
    id,
    version: written.value.versions.get(id) ?? versionOf(id),
    state: after ?? {},
  }));
  return ok({ entryId: written.value.entryId, records, merged: behind.map(({ id }) => id) });
}

/** A record is gone when no field is left of it. */
export function writeOf<State extends RecordState>(
  id: string,
  before: State | null,
  changes: readonly FieldChange[],
): RecordWrite<State> {
  const after = applyChanges(before ?? {}, changes);
  return { id, before, after: Object.keys(after).length === 0 ? null : (after as State) };
}

/** Checks, writes and journals what differs. */
export async function writeRecords<State extends RecordState>(
  trx: Transaction<unknown>,
  type: RecordType<State>,
  writes: readonly RecordWrite<State>[],
  versions: ReadonlyMap<string, number>,
  why: SaveReason & { readonly undoes?: number },
): Promise<Result<{ entryId: number | null; versions: ReadonlyMap<string, number> }, InvalidFields>> {
  const changed = writes.flatMap((write) => {
    const changes = diffFields(write.before ?? {}, write.after ?? {}, type.items);
    return changes.length === 0 ? [] : [{ write, changes }];
  });
  if (changed.length === 0) return ok({ entryId: null, versions });
  const problems = await type.check(
    trx,
    changed.map(({ write }) => write),
  );
  if (problems.length > 0) return fail({ code: "INVALID_FIELDS", problems });
  await type.write(
    trx,
    changed.map(({ write }) => write),
  );
  const records = changed.map(({ write: { id }, changes }) => ({ id, version: (versions.get(id) ?? 0) + 1, changes }));
  const entryId = await addEntry(trx, why, type.name, records);
  return ok({ entryId, versions: new Map([...versions, ...records.map(({ id, version }) => [id, version] as const)]) });
}
