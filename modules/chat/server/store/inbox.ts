import { type Kysely, sql } from "kysely";

/** A conversation in the list of the back office. */
export type InboxRow = {
  readonly id: string;
  readonly owner: string;
  readonly contact: string | null;
  readonly waitingSince: Date | null;
  readonly lastAt: Date;
  /** The beginning of the last message. */
  readonly preview: string;
  readonly author: "shopper" | "staff";
  readonly staffName: string | null;
};

const previewLength = 140;

/** Waiting conversations by waiting time, longest first; then the others, latest first. */
export async function inboxPage(
  db: Kysely<unknown>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly InboxRow[]; readonly total: number; readonly waiting: number }> {
  const [page, counts] = await Promise.all([
    sql<InboxRow>`
      select conversation.id, conversation.owner, conversation.contact, conversation.waiting_since as "waitingSince",
        conversation.last_at as "lastAt", left(message.body, ${previewLength}) as preview, message.author,
        message.staff_name as "staffName"
      from chat.conversation
      join chat.message on message.conversation_id = conversation.id and message.number = conversation.last_number
      order by conversation.waiting_since, conversation.last_at desc, conversation.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select count(*)::int as total, count(waiting_since)::int as waiting from chat.conversation`.execute(db),
  ]);
  const [{ total, waiting } = { total: 0, waiting: 0 }] = counts.rows;
  return { rows: page.rows, total, waiting };
}
