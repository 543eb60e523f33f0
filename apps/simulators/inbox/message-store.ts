import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";
import type { Channel } from "#modules/notification/contract/channel.ts";
import type { InboxFilter, InboxMessage } from "./inbox-message.ts";
import { recipient } from "./recipient.ts";

export type ArrivedMessage = {
  readonly channel: Channel;
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string | null;
  readonly code: string | null;
  readonly reference?: string | null;
};

const mostShown = 1000;

/** Stores a message and returns its id. An SMS with a known idempotency key is stored once. */
export async function keepMessage(executor: Executor, message: ArrivedMessage): Promise<string> {
  const reference = message.reference ?? null;
  const { rows } = await sql<{ id: number }>`
    insert into simulator.message (channel, recipient, subject, text, html, code, reference)
    values (${message.channel}, ${recipient(message.to)}, ${message.subject ?? null}, ${message.text},
            ${message.html ?? null}, ${message.code}, ${reference})
    on conflict (reference) where channel = 'SMS' do update set reference = excluded.reference
    returning id`.execute(executor);
  return String(rows[0]?.id);
}

const columns = sql`id::text as id, channel, recipient as "to", subject, text, html, code, at`;

/** The messages, newest first: by their number, not by the text of it that is answered. */
export async function findMessages(executor: Executor, filter: InboxFilter): Promise<InboxMessage[]> {
  const to = filter.to ? recipient(filter.to) : null;
  const limit = Math.min(filter.limit ?? 100, mostShown);
  const { rows } = await sql<StoredMessage>`
    select ${columns} from simulator.message
    where (${to}::text is null or recipient = ${to}) and (${filter.channel ?? null}::text is null or channel = ${filter.channel ?? null})
    order by simulator.message.id desc limit ${limit}`.execute(executor);
  return rows.map(shown);
}

export async function findMessage(executor: Executor, id: string): Promise<InboxMessage | null> {
  const { rows } = await sql<StoredMessage>`
    select ${columns} from simulator.message where id = ${id}::bigint`.execute(executor);
  return rows[0] ? shown(rows[0]) : null;
}

export async function emptyInbox(executor: Executor): Promise<void> {
  await sql`delete from simulator.message`.execute(executor);
}

type StoredMessage = Omit<InboxMessage, "at"> & { at: Date };

const shown = (row: StoredMessage): InboxMessage => ({ ...row, at: row.at.toISOString() });
