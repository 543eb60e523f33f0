import { type Kysely, sql, type Transaction } from "kysely";

type MemberMailbox = { readonly userCode: string; readonly email: string | null };

/** A member's preferences and the subscriptions of their mailbox, for the data export. */
export async function collectSubscriptions(db: Kysely<unknown>, { userCode, email }: MemberMailbox): Promise<unknown> {
  const preferences = await sql`
    select by_email as "offersByEmail", by_whatsapp as "offersByWhatsApp", news, updated_at as "updatedAt"
    from newsletter.preference where user_code = ${userCode}`.execute(db);
  const subscriptions = await sql`
    select email, subscribed, subscribed_at as "subscribedAt", cancelled_at as "cancelledAt",
      source_type as "sourceType", utm_data as "campaign", locale
    from newsletter.subscription where email = ${email} order by subscribed_at`.execute(db);
  return { preferences: preferences.rows[0] ?? null, subscriptions: subscriptions.rows };
}

/** Deletes the subscriptions of the mailbox too, so that a deleted account gets no more e-mails. */
export async function deleteSubscriptions(
  trx: Transaction<unknown>,
  { userCode, email }: MemberMailbox,
): Promise<void> {
  await sql`delete from newsletter.preference where user_code = ${userCode}`.execute(trx);
  await sql`delete from newsletter.subscription where email = ${email}`.execute(trx);
}
