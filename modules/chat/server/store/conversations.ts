import { type Kysely, sql, type Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { retentionDays } from "../../contract/constants.ts";
import type { ChatContact } from "../../contract/contact.ts";

export type Conversation = {
  readonly id: string;
  readonly owner: string;
  readonly locale: Locale;
  readonly contact: ChatContact | null;
  readonly lastNumber: number;
  readonly lastAt: Date;
  readonly readNumber: number;
  readonly notifiedNumber: number;
  readonly waitingSince: Date | null;
};

const columns = sql`
  id, owner, locale, last_number as "lastNumber", last_at as "lastAt", read_number as "readNumber",
  notified_number as "notifiedNumber", waiting_since as "waitingSince",
  case when contact is null then null
    else jsonb_build_object('channel', contact_channel, 'to', contact) end as contact`;

export async function conversationOf(db: Kysely<unknown>, owner: string): Promise<Conversation | null> {
  const { rows } = await sql<Conversation>`
    select ${columns} from chat.conversation where owner = ${owner}`.execute(db);
  return rows[0] ?? null;
}

export async function conversationById(db: Kysely<unknown>, id: string): Promise<Conversation | null> {
  const { rows } = await sql<Conversation>`select ${columns} from chat.conversation where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the conversation row, which serialises the numbering of its messages. */
export async function lockConversation(
  trx: Transaction<unknown>,
  by: { readonly id: string } | { readonly owner: string },
): Promise<Conversation | null> {
  const where = "id" in by ? sql`id = ${by.id}` : sql`owner = ${by.owner}`;
  const { rows } = await sql<Conversation>`
    select ${columns} from chat.conversation where ${where} for update`.execute(trx);
  return rows[0] ?? null;
}

type NewConversation = {
  readonly id: string;
  readonly owner: string;
  readonly locale: Locale;
  readonly consentVersion: string;
  readonly at: Date;
};

/** Creates the conversation unless it exists. */
export async function createConversation(trx: Transaction<unknown>, conversation: NewConversation): Promise<void> {
  const { id, owner, locale, consentVersion, at } = conversation;
  await sql`
    insert into chat.conversation (id, owner, locale, consent_version, consented_at, created_at, last_at)
    values (${id}, ${owner}, ${locale}, ${consentVersion}, ${at}, ${at}, ${at})
    on conflict (owner) do nothing`.execute(trx);
}

export async function writeReadNumber(db: Kysely<unknown>, owner: string, upTo: number): Promise<void> {
  await sql`
    update chat.conversation set read_number = greatest(read_number, least(${upTo}, last_number))
    where owner = ${owner} and read_number < ${upTo}`.execute(db);
}

export async function writeContact(db: Kysely<unknown>, owner: string, { channel, to }: ChatContact): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update chat.conversation set contact_channel = ${channel}, contact = ${to} where owner = ${owner}`.execute(db);
  return numAffectedRows === 1n;
}

export async function writeNotifiedNumber(trx: Transaction<unknown>, id: string, number: number): Promise<void> {
  await sql`update chat.conversation set notified_number = ${number} where id = ${id}`.execute(trx);
}

/** Deletes conversations whose retention time after the last message is over. */
export async function purgeConversations(db: Kysely<unknown>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await sql`
    delete from chat.conversation
    where last_at < ${before(retentionDays.guest)} and (owner like 'guest:%' or last_at < ${before(retentionDays.member)})`.execute(
    db,
  );
}
