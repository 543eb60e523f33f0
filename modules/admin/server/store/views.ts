import { type Kysely, sql, type Transaction } from "kysely";

export type ListView = {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  readonly isMine: boolean;
  readonly ownerName: string;
};

/** The owner's views of a list, and those others share; by name. */
export async function viewsOf(db: Kysely<unknown>, list: string, ownerId: string): Promise<ListView[]> {
  const { rows } = await sql<ListView>`
    select id, name, query, is_shared as "isShared", owner_id = ${ownerId} as "isMine", owner_name as "ownerName"
    from desk.list_view where list = ${list} and (owner_id = ${ownerId} or is_shared)
    order by owner_id <> ${ownerId}, lower(name), id limit 200`.execute(db);
  return rows;
}

export type NewView = {
  readonly id: string;
  readonly list: string;
  readonly owner: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
};

/** Saves a view in the place of the owner's view of that name; null when they have too many already. */
export async function saveView(trx: Transaction<unknown>, view: NewView, most: number): Promise<string | null> {
  // One account at a time, so that the limit holds.
  await sql`select pg_advisory_xact_lock(hashtext('desk.list_view'), hashtext(${view.owner.id}))`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    insert into desk.list_view as saved (id, list, owner_id, owner_name, name, query, is_shared)
    select ${view.id}, ${view.list}, ${view.owner.id}, ${view.owner.name}, ${view.name}, ${view.query}, ${view.isShared}
    where (select count(*) from desk.list_view where owner_id = ${view.owner.id} and list = ${view.list}
      and name <> ${view.name}) < ${most}
    on conflict (owner_id, list, name) do update set query = excluded.query, is_shared = excluded.is_shared
    returning saved.id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Deletes a view of the owner, or with `sharedToo` a shared one of another owner. */
export async function deleteView(
  trx: Transaction<unknown>,
  { id, ownerId, sharedToo }: { readonly id: string; readonly ownerId: string; readonly sharedToo: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from desk.list_view where id = ${id} and (owner_id = ${ownerId} or (${sharedToo} and is_shared))`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}
