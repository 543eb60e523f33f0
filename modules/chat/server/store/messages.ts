import { type Kysely, sql, type Transaction } from "kysely";
import { maxReturnedMessages, maxStoredMessages } from "../../contract/constants.ts";
import type { ChatMessage } from "../ports/live-chat.ts";

const columns = sql`number, author, staff_name as "staffName", body as text, at`;

/** The newest messages after a number, oldest first. */
export async function messagesAfter(
  db: Kysely<unknown>,
  conversationId: string,
  after: number,
  most = maxReturnedMessages,
): Promise<readonly ChatMessage[]> {
  const { rows } = await sql<ChatMessage>`
    select * from (
      select ${columns} from chat.message where conversation_id = ${conversationId} and number > ${after}
      order by number desc limit ${most}) as newest
    order by number`.execute(db);
  return rows;
}

/** The number of staff answers after a message number. */
export async function countAnswers(db: Kysely<unknown>, conversationId: string, after: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat.message
    where conversation_id = ${conversationId} and number > ${after} and author = 'staff'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function messageByKey(
  trx: Transaction<unknown>,
  conversationId: string,
  key: string,
): Promise<ChatMessage | null> {
  const { rows } = await sql<ChatMessage>`
    select ${columns} from chat.message where conversation_id = ${conversationId} and key = ${key}`.execute(trx);
  return rows[0] ?? null;
}

type Stored = Omit<ChatMessage, "number"> & { readonly key: string };

/** Appends a message to a conversation that the caller has locked, and deletes messages above the stored maximum. */
export async function appendMessage(
  trx: Transaction<unknown>,
  { id, lastNumber }: { readonly id: string; readonly lastNumber: number },
  { author, staffName, text, at, key }: Stored,
): Promise<ChatMessage> {
  const number = lastNumber + 1;
  await sql`
    insert into chat.message (conversation_id, number, author, staff_name, body, key, at)
    values (${id}, ${number}, ${author}, ${staffName}, ${text}, ${key}, ${at})`.execute(trx);
  await sql`update chat.conversation set last_number = ${number}, last_at = ${at} where id = ${id}`.execute(trx);
  await sql`
    delete from chat.message where conversation_id = ${id} and number <= ${number - maxStoredMessages}`.execute(trx);
  return { number, author, staffName, text, at };
}

/** Sets the waiting time to the oldest message of the shopper that staff have not seen. */
export async function updateWaitingSince(trx: Transaction<unknown>, id: string, seen: number): Promise<void> {
  await sql`
    update chat.conversation set waiting_since = (
      select min(at) from chat.message where conversation_id = ${id} and author = 'shopper' and number > ${seen})
    where id = ${id}`.execute(trx);
}

export async function startWaiting(
  trx: Transaction<unknown>,
  id: string,
  { at, locale }: { readonly at: Date; readonly locale: string },
): Promise<void> {
  await sql`
    update chat.conversation set waiting_since = coalesce(waiting_since, ${at}), locale = ${locale}
    where id = ${id}`.execute(trx);
}
