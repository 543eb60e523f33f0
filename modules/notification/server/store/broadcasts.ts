import { type Kysely, sql, type Transaction } from "kysely";

export type NewBroadcast = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly by: string;
  /** The code of the segment it was sent to; null: everybody who agreed. */
  readonly segment: string | null;
};

export type Broadcast = NewBroadcast & {
  readonly reached: number;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
};

export async function addBroadcast(trx: Transaction<unknown>, announcement: NewBroadcast, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notification.broadcast (id, title, text, path, sent_by, segment_code, created_at)
    values (${announcement.id}, ${announcement.title}, ${announcement.text}, ${announcement.path}, ${announcement.by},
      ${announcement.segment}, ${at})
    on conflict (id) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Adds it to these members' panels. The id is derived from announcement and member, so that a repeated run adds nothing. */
export async function insertForMembers(
  trx: Transaction<unknown>,
  id: string,
  members: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    with inserted as (
      insert into notification.notice (id, user_code, kind, data, path, created_at)
      select md5(broadcast.id::text || ' ' || member)::uuid, member, 'promotion',
        jsonb_build_object('title', broadcast.title, 'text', broadcast.text), broadcast.path, ${at}
      from notification.broadcast, unnest(${[...members]}::text[]) as member where broadcast.id = ${id}
      on conflict (id) do nothing returning 1)
    update notification.broadcast set reached = reached + (select count(*) from inserted) where id = ${id}`.execute(
    trx,
  );
}

export async function finishBroadcast(trx: Transaction<unknown>, id: string, at: Date): Promise<void> {
  await sql`update notification.broadcast set done_at = ${at} where id = ${id} and done_at is null`.execute(trx);
}

/** Newest first. */
export async function readBroadcasts(db: Kysely<unknown>, limit: number): Promise<Broadcast[]> {
  const { rows } = await sql<Broadcast>`
    select id, title, text, path, sent_by as by, segment_code as segment, reached, created_at as "createdAt", done_at as "doneAt"
    from notification.broadcast order by created_at desc, id limit ${limit}`.execute(db);
  return rows;
}
