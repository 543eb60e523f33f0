import { sql, type Transaction } from "kysely";

export async function changeOwner(trx: Transaction<unknown>, id: string, owner: string): Promise<void> {
  // Answers now go to the contact of the member's account.
  await sql`
    update chat.conversation set owner = ${owner}, contact = null, contact_channel = null where id = ${id}`.execute(
    trx,
  );
}

/**
 * Moves all messages of two locked conversations into one, in the order of time. They get new numbers above all old ones;
 * unread, unsent and waiting messages stay so.
 */
export async function joinMessages(
  trx: Transaction<unknown>,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await sql`
    with state as (
      select id, read_number, notified_number, waiting_since, last_at, max(last_number) over () as base
      from chat.conversation where id in (${from}, ${into})
    ), taken as (
      delete from chat.message where conversation_id in (${from}, ${into}) returning *
    ), numbered as (
      select taken.*, state.base + row_number() over (order by taken.at, taken.number, taken.conversation_id) as place,
        taken.author = 'staff' and taken.number > state.read_number as is_unread,
        taken.author = 'staff' and taken.number > greatest(state.read_number, state.notified_number) as is_unsent
      from taken join state on state.id = taken.conversation_id
    ), joined as (
      insert into chat.message (conversation_id, number, author, staff_name, body, key, at)
      select ${into}, place, author, staff_name, body, key, at from numbered
    ), sums as (
      select max(place) as last, min(place) filter (where is_unread) as unread,
        min(place) filter (where is_unsent) as unsent
      from numbered
    )
    update chat.conversation as merged set
      last_number = sums.last,
      last_at = (select max(last_at) from state),
      read_number = coalesce(sums.unread - 1, sums.last),
      notified_number = coalesce(sums.unsent - 1, sums.last),
      waiting_since = (select min(waiting_since) from state)
    from sums where merged.id = ${into}`.execute(trx);
  await sql`delete from chat.conversation where id = ${from}`.execute(trx);
}
