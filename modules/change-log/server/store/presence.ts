import { sql, type Transaction } from "kysely";

export type OpenEditor = {
  readonly editorId: string;
  readonly type: string;
  readonly id: string;
  readonly staff: { readonly id: string; readonly name: string };
  readonly isEditing: boolean;
};

/** An editor that has not reported for this long is closed: three polls, with room for a slow connection. */
const expiry = sql`interval '20 seconds'`;

// The database's clock, because several processes write here.
const now = sql`clock_timestamp()`;

/** Records that an editor is open, and removes some that have expired, of any record. */
export async function recordPresence(trx: Transaction<unknown>, editor: OpenEditor): Promise<void> {
  const { editorId, type, id, staff, isEditing } = editor;
  await sql`
    with expired as (
      delete from change_log.presence where editor_id in (
        select editor_id from change_log.presence
        where seen_at < ${now} - ${expiry} and editor_id <> ${editorId} limit 100 for update skip locked)
    )
    insert into change_log.presence as open (editor_id, record_type, record_id, staff_id, staff_name, is_editing, seen_at)
    values (${editorId}, ${type}, ${id}, ${staff.id}, ${staff.name}, ${isEditing}, ${now})
    on conflict (editor_id) do update set record_type = excluded.record_type, record_id = excluded.record_id,
      staff_name = excluded.staff_name, is_editing = excluded.is_editing, seen_at = excluded.seen_at
    where open.staff_id = excluded.staff_id`.execute(trx);
}

/** Removes an editor that was left. */
export async function removePresence(trx: Transaction<unknown>, editorId: string, staffId: string): Promise<void> {
  await sql`delete from change_log.presence where editor_id = ${editorId} and staff_id = ${staffId}`.execute(trx);
}

/** Others who have the record open, each once however many tabs they have, in the order of their names. */
export async function othersPresent(
  trx: Transaction<unknown>,
  { type, id, staffId }: { readonly type: string; readonly id: string; readonly staffId: string },
): Promise<{ readonly name: string; readonly isEditing: boolean }[]> {
  const { rows } = await sql<{ name: string; isEditing: boolean }>`
    select max(staff_name) as name, bool_or(is_editing) as "isEditing" from change_log.presence
    where record_type = ${type} and record_id = ${id} and staff_id <> ${staffId} and seen_at > ${now} - ${expiry}
    group by staff_id order by name, staff_id limit 20`.execute(trx);
  return rows;
}
