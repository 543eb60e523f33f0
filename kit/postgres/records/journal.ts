import { type Kysely, sql, type Transaction } from "kysely";
import type { FieldChange } from "../../core/fields/field-changes.ts";

/** Who did something: somebody of the staff, or the command line (`id` null). */
export type Actor = { readonly id: string | null; readonly name: string };

export type JournalEntry = {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly reason?: string | null;
  readonly undoes?: number | null;
};

/** The changes of one record, and the version it has since. */
export type RecordChanges = { readonly id: string; readonly version: number; readonly changes: readonly FieldChange[] };

/** Locks the records' versions, in one order for everybody, so that two who save the same records wait instead of deadlocking. */
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

/** Adds an entry with what it changed, and moves the records to their new versions. Their rows must be locked. */
export async function addEntry(
  trx: Transaction<unknown>,
  { at, actor, action, reason = null, undoes = null }: JournalEntry,
  type: string,
  records: readonly RecordChanges[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into kit.journal_entry (at, actor_id, actor_name, action, reason, undoes)
    values (${at}, ${actor.id}, ${actor.name}, ${action}, ${reason}, ${undoes}) returning id::int as id`.execute(trx);
  const entryId = rows[0]?.id ?? 0;
  await sql`
    with changed as (
      select id, version, changes from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as record (id text, version integer, changes jsonb)
    ), moved as (
      update kit.record_version set version = changed.version from changed
      where record_type = ${type} and record_id = changed.id
    )
    insert into kit.journal_change (record_type, record_id, version, entry_id, changes)
    select ${type}, id, version, ${entryId}, changes from changed`.execute(trx);
  return entryId;
}

/** A change of a field as the journal knows it. */
export type JournalledChange = FieldChange & { readonly by: string; readonly at: Date; readonly version: number };

/** What was changed in each of these records after a version, oldest first. */
export async function changesSince(
  trx: Transaction<unknown>,
  type: string,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, JournalledChange[]>> {
  const asked = [...since].map(([id, version]) => ({ id, version }));
  const { rows } = await sql<{ id: string; version: number; by: string; at: Date; changes: readonly FieldChange[] }>`
    select record_id as id, change.version, actor_name as by, at, changes
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id text, version integer)
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

export type HistoryEntry = {
  readonly entryId: number;
  readonly version: number;
  readonly at: Date;
  readonly by: string;
  readonly action: string;
  readonly reason: string | null;
  /** The entry this one takes back, and the one that took this back. */
  readonly undoes: number | null;
  readonly undoneBy: number | null;
  readonly changes: readonly FieldChange[];
};

/** The newest changes of a record first; those before a version when it is given. */
export async function historyOf(
  db: Kysely<unknown>,
  { type, id, before, limit }: { type: string; id: string; before: number | null; limit: number },
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select entry.id::int as "entryId", change.version, entry.at, entry.actor_name as by, entry.action, entry.reason,
      entry.undoes::int as undoes, undo.id::int as "undoneBy", changes
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
): Promise<{ readonly type: string; readonly undone: boolean; readonly records: readonly RecordChanges[] } | null> {
  await sql`select pg_advisory_xact_lock(hashtext('kit.journal_entry'), ${entryId})`.execute(trx);
  const { rows } = await sql<{ type: string; undone: boolean } & RecordChanges>`
    select record_type as type, record_id as id, version, changes,
      exists (select from kit.journal_entry where undoes = ${entryId}) as undone
    from kit.journal_change where entry_id = ${entryId} order by record_id`.execute(trx);
  const [first] = rows;
  return first ? { type: first.type, undone: first.undone, records: rows } : null;
}
