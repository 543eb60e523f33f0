import { type Kysely, sql, type Transaction } from "kysely";

/** A member's conversation, for the data export. */
export async function collectChat(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select conversation.consent_version as "consentVersion", conversation.consented_at as "consentedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('from', author, 'text', body, 'at', at) order by number), '[]')
        from chat.message where conversation_id = conversation.id) as messages
    from chat.conversation where owner = ${`member:${userCode}`}`.execute(db);
  return rows;
}

export async function deleteChat(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from chat.conversation where owner = ${`member:${userCode}`}`.execute(trx);
}
