import { type Kysely, sql, type Transaction } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";

export type NotificationRow = {
  readonly id: string;
  readonly kind: string;
  readonly data: unknown;
  readonly path: string;
  readonly createdAt: string;
  readonly isRead: boolean;
};

type NewRow = {
  readonly id: string;
  readonly userCode: string;
  readonly kind: string;
  readonly data: unknown;
  readonly path: string;
  readonly at: Date;
};

export async function insertNotification<Tables>(trx: Transaction<Tables>, notification: NewRow): Promise<void> {
  await sql`
    insert into notification.notice (id, user_code, kind, data, path, created_at)
    values (${notification.id}, ${notification.userCode}, ${notification.kind}, ${JSON.stringify(notification.data)}::jsonb, ${notification.path},
      ${notification.at})`.execute(trx);
}

/** A page of a member's notifications, newest first, with the total and unread counts; one statement. */
export async function readNotifications(
  db: Kysely<unknown>,
  userCode: string,
  { offset, limit }: PageWindow,
): Promise<{
  readonly notifications: readonly NotificationRow[];
  readonly totalCount: number;
  readonly unreadCount: number;
}> {
  const { rows } = await sql<{ notifications: NotificationRow[]; total: number; unread: number }>`
    select (select count(*)::int from notification.notice where user_code = ${userCode}) as total,
      (select count(*)::int from notification.notice where user_code = ${userCode} and read_at is null) as unread,
      (select coalesce(json_agg(json_build_object('id', page.id, 'kind', page.kind, 'data', page.data,
        'path', page.path, 'createdAt', page.created_at, 'isRead', page.read_at is not null)
        order by page.created_at desc, page.id), '[]')
      from (select * from notification.notice where user_code = ${userCode}
        order by created_at desc, id limit ${limit} offset ${offset}) as page) as notifications`.execute(db);
  const [row] = rows;
  return { notifications: row?.notifications ?? [], totalCount: row?.total ?? 0, unreadCount: row?.unread ?? 0 };
}

/** Marks one of the member's notifications as read, or all of them. Returns whether it exists, and the unread count afterwards. */
export async function markRead(
  trx: Transaction<unknown>,
  userCode: string,
  id: string | null,
  at: Date,
): Promise<{ readonly found: boolean; readonly unreadCount: number }> {
  await sql`
    update notification.notice set read_at = ${at}
    where user_code = ${userCode} and read_at is null and (${id}::uuid is null or id = ${id}::uuid)`.execute(trx);
  const { rows } = await sql<{ found: boolean; unread: number }>`
    select ${id}::uuid is null
        or exists (select from notification.notice where user_code = ${userCode} and id = ${id}::uuid) as found,
      (select count(*)::int from notification.notice where user_code = ${userCode} and read_at is null) as unread`.execute(
    trx,
  );
  return { found: rows[0]?.found ?? false, unreadCount: rows[0]?.unread ?? 0 };
}

/** Deletes notifications older than `days` and returns their number. */
export async function purgeNotifications(db: Kysely<unknown>, now: Date, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notification.notice where created_at < ${now}::timestamptz - make_interval(days => ${days}::int)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** A member's notifications, for the data export. */
export async function collectNotifications(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select kind, data, path, created_at as "createdAt", read_at as "readAt"
    from notification.notice where user_code = ${userCode} order by created_at desc, id`.execute(db);
  return rows;
}

export async function deleteNotifications(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from notification.notice where user_code = ${userCode}`.execute(trx);
}
