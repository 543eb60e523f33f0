import type { Transaction } from "kysely";
import type { FieldChange, RecordState } from "../../core/fields/field-changes.ts";
import { type FieldConflict, mergeChanges } from "../../core/fields/merge-changes.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { type Actor, changesSince, entryOfKey, type JournalledChange, lockVersions } from "./journal.ts";
import type { FieldProblem, RecordType } from "./record-type.ts";
import { type InvalidFields, type SavedRecord, type TypedWrites, writeOf, writeRecords } from "./write-records.ts";

export type { InvalidFields } from "./write-records.ts";

/**
 * The changed fields of a record, and the version the edit began from; 0 for a new one, infinity for changes computed from
 * the current state inside this transaction.
 */
export type RecordEdit = {
  readonly id: string;
  readonly version: number;
  readonly changes: readonly Omit<FieldChange, "before">[];
  /** What the editor saw. Otherwise refused as the problem `exists` or `gone` of the whole record (path ""). */
  readonly expects?: "new" | "existing";
};

/** Edits of one kind of record. */
export type RecordEdits = { readonly type: RecordType; readonly edits: readonly RecordEdit[] };

export type SaveReason = {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly reason?: string | null;
  /** A repeated press sends the same key and is answered with what the first has saved. */
  readonly key?: string | null;
  /** Who approved what the actor could only propose. */
  readonly approvedBy?: Actor | null;
};

export type Outdated = {
  readonly code: "OUTDATED";
  readonly records: readonly {
    readonly id: string;
    readonly version: number;
    readonly conflicts: readonly FieldConflict<JournalledChange>[];
  }[];
};
/** `entryId` is null when nothing differed. `merged` names the records that others have changed since the editor began. */
export type Saved = {
  readonly entryId: number | null;
  readonly records: readonly SavedRecord[];
  readonly merged: readonly string[];
  /** The key was used before: this is what the first press has saved, and nothing was written now. */
  readonly repeated: boolean;
};

/**
 * Saves edits of one kind of record, all or none, with one journal entry. Edits of an older version are merged with what
 * others have saved since; where both have changed the same field, nothing is saved and every conflict is named.
 */
export const saveRecords = <State extends RecordState>(
  trx: Transaction<unknown>,
  type: RecordType<State>,
  edits: readonly RecordEdit[],
  why: SaveReason,
): Promise<Result<Saved, Outdated | InvalidFields>> => saveTogether(trx, [{ type, edits }], why);

type Locked = RecordEdits & { readonly versions: ReadonlyMap<string, number> };
type Merged = Locked & {
  readonly states: ReadonlyMap<string, RecordState>;
  readonly merges: readonly Merge[];
  readonly behind: readonly string[];
};
type Merge = {
  readonly edit: RecordEdit;
  readonly merged: readonly FieldChange[];
  readonly conflicts: readonly FieldConflict<JournalledChange>[];
};

/** Saves edits of several kinds of records as `saveRecords` does, with one journal entry for all of them. */
export async function saveTogether(
  trx: Transaction<unknown>,
  edits: readonly RecordEdits[],
  why: SaveReason,
): Promise<Result<Saved, Outdated | InvalidFields>> {
  const locked = await lockAll(trx, edits);
  const repeated = why.key ? await entryOfKey(trx, why.actor, why.key) : null;
  if (repeated !== null)
    return ok({ entryId: repeated, records: await readAll(trx, locked), merged: [], repeated: true });

  const parts: Merged[] = [];
  for (const part of locked) parts.push(await mergePart(trx, part));
  const problems = parts.flatMap(({ type, states, edits }) =>
    edits.flatMap((edit) => unexpected(type, edit, states.get(edit.id))),
  );
  if (problems.length > 0) return fail({ code: "INVALID_FIELDS", problems });
  const outdated = parts.flatMap(({ versions, merges }) =>
    merges
      .filter(({ conflicts }) => conflicts.length > 0)
      .map(({ edit: { id }, conflicts }) => ({ id, version: versions.get(id) ?? 0, conflicts })),
  );
  if (outdated.length > 0) return fail({ code: "OUTDATED", records: outdated });

  const writes: TypedWrites[] = [];
  for (const { type, versions, states, merges } of parts) {
    const own = merges.map(({ edit: { id }, merged }) => writeOf(type, id, states.get(id) ?? null, merged));
    writes.push({ type, versions, writes: await Promise.all(own) });
  }
  const lacking = await problemsOfEmpty(trx, parts, writes);
  if (lacking.length > 0) return fail({ code: "INVALID_FIELDS", problems: lacking });
  const written = await writeRecords(trx, writes, why);
  if (!written.ok) return written;
  const records = written.value.records;
  return ok({
    entryId: written.value.entryId,
    records,
    merged: parts.flatMap(({ behind }) => behind),
    repeated: false,
  });
}

/** A new record without any field is checked as one that lacks everything: it is refused at the fields it needs. */
async function problemsOfEmpty(
  trx: Transaction<unknown>,
  parts: readonly Merged[],
  typed: readonly TypedWrites[],
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const [index, { type, writes }] of typed.entries()) {
    const created = new Set(parts[index]?.edits.filter(({ expects }) => expects === "new").map(({ id }) => id));
    const empty = writes.filter(({ id, after }) => after === null && created.has(id));
    const asEmpty = empty.map(({ id }) => ({ id, before: null, after: {} }));
    if (asEmpty.length > 0) problems.push(...(await type.check(trx, asEmpty)));
  }
  return problems;
}

/** One global order of types and ids, so that two saves of the same records wait instead of deadlocking. */
async function lockAll(trx: Transaction<unknown>, edits: readonly RecordEdits[]): Promise<Locked[]> {
  const locked: Locked[] = [];
  for (const part of [...edits].sort((one, other) => (one.type.name < other.type.name ? -1 : 1))) {
    const ids = part.edits.map(({ id }) => id);
    locked.push({ ...part, versions: await lockVersions(trx, part.type.name, ids) });
  }
  return locked;
}

async function readAll(trx: Transaction<unknown>, parts: readonly Locked[]): Promise<SavedRecord[]> {
  const records: SavedRecord[] = [];
  for (const { type, edits, versions } of parts) {
    const ids = edits.map(({ id }) => id);
    const states = await type.read(trx, ids);
    records.push(...ids.map((id) => ({ id, version: versions.get(id) ?? 0, state: states.get(id) ?? {} })));
  }
  return records;
}

async function mergePart(trx: Transaction<unknown>, part: Locked): Promise<Merged> {
  const { type, edits, versions } = part;
  const behind = edits.filter(({ id, version }) => version < (versions.get(id) ?? 0));
  const since = new Map(behind.map(({ id, version }) => [id, version]));
  const theirs = since.size === 0 ? new Map<string, JournalledChange[]>() : await changesSince(trx, type.name, since);
  const merges = edits.map((edit) => ({ edit, ...mergeChanges(edit.changes, theirs.get(edit.id) ?? []) }));
  const states = await type.read(
    trx,
    edits.map(({ id }) => id),
  );
  return { ...part, states, merges, behind: behind.map(({ id }) => id) };
}

function unexpected(type: RecordType, { id, expects }: RecordEdit, state: RecordState | undefined): FieldProblem[] {
  if (expects === "new" && state !== undefined) {
    const detail = type.titleOf?.(state);
    return [{ id, path: "", problem: "exists", ...(detail === undefined ? {} : { detail }) }];
  }
  return expects === "existing" && state === undefined ? [{ id, path: "", problem: "gone" }] : [];
}
