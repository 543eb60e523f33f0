import { type Kysely, sql, type Transaction } from "kysely";
import type { FieldChange } from "../../core/fields/field-changes.ts";

/** Who did something: a staff member, or the command line (`id` null). */
export type Actor = { readonly id: string | null; readonly name: string };

export type JournalEntry = {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly reason?: string | null;
  readonly undoes?: number | null;
  /** The same key again saves nothing: a repeated press finds the entry of the first. */
  readonly key?: string | null;
  /** Who approved what the actor could only propose. */
  readonly approvedBy?: Actor | null;
};

/** The changes of one record, and the version it has since. */
export type RecordChanges = {
  readonly type: string;
  readonly id: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
};

/** Locks the records' versions, in one global order, so that two saves of the same records wait instead of deadlocking. */
export async function lockVersions(
  trx: Transaction<unknown>,
  type: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  await sql`
    insert into kit.record_version (record_type, record_id)
    select ${type}, id from unnest(${ids}::text[]) as id order by id
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: string; version: number }>`
    select record_id as id, version from kit.record_version
    where record_type = ${type} and record_id = any(${ids}::text[]) order by record_id for update`.execute(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Adds an entry with its changes, and moves the records to their new versions. Their rows must be locked. */
export async function addEntry(
  trx: Transaction<unknown>,
  { at, actor, action, reason = null, undoes = null, key = null, approvedBy = null }: JournalEntry,
  records: readonly RecordChanges[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into kit.journal_entry (at, actor_id, actor_name, action, reason, undoes, save_key, approved_by_id, approved_by)
    values (${at}, ${actor.id}, ${actor.name}, ${action}, ${reason}, ${undoes}, ${key},
      ${approvedBy?.id ?? null}, ${approvedBy?.name ?? null})
    returning id::int as id`.execute(trx);
  const entryId = rows[0]?.id ?? 0;
  await sql`
    with changed as (
      select type, id, version, changes from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as record (type text, id text, version integer, changes jsonb)
    ), moved as (
      update kit.record_version set version = changed.version from changed
      where record_type = changed.type and record_id = changed.id
    )
    insert into kit.journal_change (record_type, record_id, version, entry_id, changes)
    select type, id, version, ${entryId}, changes from changed`.execute(trx);
  return entryId;
}

/** The entry the actor made with a key; null when there is none. */
export async function entryOfKey(trx: Transaction<unknown>, actor: Actor, key: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id::int as id from kit.journal_entry
    where save_key = ${key} and actor_id is not distinct from ${actor.id}`.execute(trx);
  return rows[0]?.id ?? null;
}

/** A change of a field as the journal stores it. */
export type JournalledChange = FieldChange & { readonly by: string; readonly at: Date; readonly version: number };

/** The changes of each of these records after a version, oldest first. */
export async function changesSince(
  trx: Transaction<unknown>,
  type: string,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, JournalledChange[]>> {
  const requested = [...since].map(([id, version]) => ({ id, version }));
  const { rows } = await sql<{ id: string; version: number; by: string; at: Date; changes: readonly FieldChange[] }>`
    select record_id as id, change.version, actor_name as by, at, changes
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as asked (id text, version integer)
    join kit.journal_change as change
      on record_type = ${type} and record_id = asked.id and change.version > asked.version
    join kit.journal_entry as entry on entry.id = entry_id
    order by record_id, change.version`.execute(trx);
  const found = new Map<string, JournalledChange[]>();
  for (const { id, version, by, at, changes } of rows) {
    const list = found.get(id) ?? [];
    found.set(id, list);
    list.push(...changes.map((change) => ({ ...change, by, at, version })));
  }
  return found;
}

/** The changes of these records since a moment, newest first. `approved`: a second person agreed to it. */
export async function changesSinceMoment(
  db: Kysely<unknown>,
  type: string,
  ids: readonly string[],
  since: Date,
): Promise<readonly { readonly id: string; readonly approved: boolean; readonly changes: readonly FieldChange[] }[]> {
  const { rows } = await sql<{ id: string; approved: boolean; changes: readonly FieldChange[] }>`
    select record_id as id, approved_by is not null as approved, changes
    from kit.journal_change as change join kit.journal_entry as entry on entry.id = entry_id
    where record_type = ${type} and record_id = any(${ids}::text[]) and at >= ${since}
    order by record_id, change.version desc`.execute(db);
  return rows;
}

/** Every change of records of a type since a moment, newest first. */
export async function changesOfTypeSince(
  db: Kysely<unknown>,
  type: string,
  since: Date,
): Promise<readonly { readonly id: string; readonly at: Date; readonly changes: readonly FieldChange[] }[]> {
  const { rows } = await sql<{ id: string; at: Date; changes: readonly FieldChange[] }>`
    select record_id as id, at, changes
    from kit.journal_entry as entry join kit.journal_change as change on change.entry_id = entry.id
    where record_type = ${type} and at >= ${since}
    order by entry.id desc, record_id`.execute(db);
  return rows;
}

export type HistoryEntry = {
  readonly entryId: number;
  readonly version: number;
  readonly at: Date;
  readonly by: string;
  readonly approvedBy: string | null;
  readonly action: string;
  readonly reason: string | null;
  /** The entry this one takes back, and the one that took this back. */
  readonly undoes: number | null;
  readonly undoneBy: number | null;
  /** How many records the entry changed. */
  readonly records: number;
  readonly changes: readonly FieldChange[];
};

/** The newest changes of a record first; those before a version when it is given. */
export async function historyOf(
  db: Kysely<unknown>,
  { type, id, before, limit }: { type: string; id: string; before: number | null; limit: number },
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select entry.id::int as "entryId", change.version, entry.at, entry.actor_name as by, entry.approved_by as "approvedBy",
      entry.action, entry.reason,
      entry.undoes::int as undoes, undo.id::int as "undoneBy", changes,
      (select count(*)::int from kit.journal_change as also where also.entry_id = entry.id) as records
    from kit.journal_change as change
    join kit.journal_entry as entry on entry.id = entry_id
    left join kit.journal_entry as undo on undo.undoes = entry.id
    where record_type = ${type} and record_id = ${id} and (${before}::int is null or change.version < ${before})
    order by change.version desc limit ${limit}`.execute(db);
  return rows;
}

/** An entry with everything it changed; null when there is none. Locked, so that it is undone once. */
export async function lockEntry(
  trx: Transaction<unknown>,
  entryId: number,
): Promise<{ readonly undone: boolean; readonly records: readonly RecordChanges[] } | null> {
  await sql`select pg_advisory_xact_lock(hashtext('kit.journal_entry'), ${entryId})`.execute(trx);
  const { rows } = await sql<{ undone: boolean } & RecordChanges>`
    select record_type as type, record_id as id, version, changes,
      exists (select from kit.journal_entry where undoes = ${entryId}) as undone
    from kit.journal_change where entry_id = ${entryId} order by record_type, record_id`.execute(trx);
  const [first] = rows;
  return first ? { undone: first.undone, records: rows } : null;
}

/** The kinds of records an entry has changed; none when there is no such entry. */
export async function typesOfEntry(db: Kysely<unknown>, entryId: number): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select distinct record_type as type from kit.journal_change where entry_id = ${entryId}`.execute(db);
  return rows.map(({ type }) => type);
}

/** The version of a record, and who made it when; null for a record without edits. */
export async function lastChangeOf(
  db: Kysely<unknown>,
  type: string,
  id: string,
): Promise<{ readonly version: number; readonly by: string; readonly at: Date } | null> {
  const { rows } = await sql<{ version: number; by: string; at: Date }>`
    select change.version, actor_name as by, at from kit.journal_change as change
    join kit.journal_entry as entry on entry.id = entry_id
    where record_type = ${type} and record_id = ${id} order by change.version desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Who made the newest version of each of these records, and when. Records without edits are left out. */
export async function lastChangesOf(
  db: Kysely<unknown>,
  type: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly by: string; readonly at: Date }>> {
  const { rows } = await sql<{ id: string; by: string; at: Date }>`
    select distinct on (record_id) record_id as id, actor_name as by, at from kit.journal_change as change
    join kit.journal_entry as entry on entry.id = entry_id
    where record_type = ${type} and record_id = any(${ids}::text[])
    order by record_id, change.version desc`.execute(db);
  return new Map(rows.map(({ id, by, at }) => [id, { by, at }]));
}
