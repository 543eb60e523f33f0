import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";

/** Changed texts by name. */
export type TextState = { readonly [name: string]: string };

export async function readTextStates(
  trx: Transaction<unknown>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TextState>> {
  const { rows } = await sql<{ id: string; texts: TextState }>`
    select id, texts from notification.message_text where id = any(${[...ids]}::text[])`.execute(trx);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/** Writes the texts and, in the same transaction, the version by which every process notices. */
export async function writeTextStates(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<TextState>[],
): Promise<void> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0) await sql`delete from notification.message_text where id = any(${gone}::text[])`.execute(trx);
  await sql`
    insert into notification.message_text as known (id, texts)
    select id, after from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as draft (id text, after jsonb)
    where jsonb_typeof(after) = 'object'
    on conflict (id) do update set texts = excluded.texts`.execute(trx);
  await sql`update notification.message_text_version set version = version + 1`.execute(trx);
}

export type StoredTexts = { readonly version: string; readonly texts: Readonly<Record<string, TextState>> };

/** Every changed text with the version, in one statement. */
export async function readMessageTexts(db: Kysely<unknown>): Promise<StoredTexts> {
  const { rows } = await sql<StoredTexts>`
    select version::text as version,
      (select coalesce(jsonb_object_agg(id, texts), '{}') from notification.message_text) as texts
    from notification.message_text_version`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("the version of the message texts is missing");
  return found;
}

/** Whether a message was delivered, and the version of the texts to render it with, in one statement. */
export async function deliveryState(
  db: Kysely<unknown>,
  messageId: string,
): Promise<{ readonly isDelivered: boolean; readonly textVersion: string }> {
  const { rows } = await sql<{ isDelivered: boolean; textVersion: string }>`
    select exists (select from notification.delivery where message_id = ${messageId}) as "isDelivered",
      version::text as "textVersion" from notification.message_text_version`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("the version of the message texts is missing");
  return found;
}

/** The ids of records that have changed texts. */
export async function changedTextIds(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from notification.message_text order by id`.execute(db);
  return rows.map(({ id }) => id);
}
