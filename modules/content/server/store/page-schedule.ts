import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";

/** The schedule of a page, and its author. */
export type PageSchedule = {
  readonly path: string;
  readonly publishAt: Date | null;
  /** The version to publish; null when only the end is scheduled. */
  readonly state: RecordState | null;
  readonly expiresAt: Date | null;
  readonly staffId: string | null;
  readonly staffName: string;
};

/** Replaces the schedule of a page. */
export async function writeSchedule(trx: Transaction<unknown>, schedule: PageSchedule): Promise<void> {
  const { path, publishAt, state, expiresAt, staffId, staffName } = schedule;
  await sql`
    insert into content.page_schedule (path, publish_at, state, expires_at, staff_id, staff_name)
    values (${path}, ${publishAt}, ${state === null ? null : JSON.stringify(state)}, ${expiresAt}, ${staffId}, ${staffName})
    on conflict (path) do update set publish_at = excluded.publish_at, state = excluded.state,
      expires_at = excluded.expires_at, staff_id = excluded.staff_id, staff_name = excluded.staff_name`.execute(trx);
}

export async function deleteSchedule(trx: Transaction<unknown>, path: string): Promise<void> {
  await sql`delete from content.page_schedule where path = ${path}`.execute(trx);
}

/**
 * Locks and reads the schedule of a page, and which of its times are due by the database's clock; null when there is
 * none.
 */
export async function lockSchedule(
  trx: Transaction<unknown>,
  path: string,
): Promise<(PageSchedule & { readonly isDue: boolean; readonly isOver: boolean }) | null> {
  const { rows } = await sql<PageSchedule & { isDue: boolean; isOver: boolean }>`
    select path, publish_at as "publishAt", state, expires_at as "expiresAt", staff_id as "staffId",
      staff_name as "staffName", coalesce(publish_at <= clock_timestamp(), false) as "isDue",
      coalesce(expires_at <= clock_timestamp(), false) as "isOver"
    from content.page_schedule where path = ${path} for update`.execute(trx);
  return rows[0] ?? null;
}

/** The pages with a due schedule. */
export async function duePaths(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from content.page_schedule
    where least(publish_at, expires_at) <= clock_timestamp() order by path`.execute(db);
  return rows.map(({ path }) => path);
}
