import { type Kysely, sql, type Transaction } from "kysely";
import type { Preferences } from "../../contract/preferences.ts";

/** Whose preferences: a member and, when they have proved one, their mailbox on this site. */
export type Whose = { readonly userCode: string; readonly email: string | null; readonly siteCode: string };

/** Where the member stands now. The newsletter itself belongs to the mailbox, wherever it was asked for or ended. */
export async function findPreferences(db: Kysely<unknown>, whose: Whose): Promise<Preferences> {
  const { rows } = await sql<Preferences>`
    select coalesce(kept.by_email, false) as "byEmail", coalesce(kept.by_whatsapp, false) as "byWhatsApp",
      case when ${whose.email}::text is null then coalesce(kept.news, false)
        else exists (select from newsletter.subscription
          where email = ${whose.email} and site_code = ${whose.siteCode} and subscribed) end as news
    from (select 1) as always left join newsletter.preference as kept on kept.user_code = ${whose.userCode}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("the preferences gave no answer");
  return row;
}

/** Whether a member agreed to be written to by WhatsApp. */
export async function agreesToWhatsApp(db: Kysely<unknown>, userCode: string): Promise<boolean> {
  const { rows } = await sql`
    select from newsletter.preference where user_code = ${userCode} and by_whatsapp`.execute(db);
  return rows.length > 0;
}

/** Makes changes of one member wait for each other, so that each entry of the ledger tells a real change. */
export async function lockPreferences(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userCode}`}, 0))`.execute(trx);
}

export async function savePreferences(
  trx: Transaction<unknown>,
  userCode: string,
  { byEmail, byWhatsApp, news }: Preferences,
  at: Date,
): Promise<void> {
  await sql`
    insert into newsletter.preference (user_code, by_email, by_whatsapp, news, updated_at)
    values (${userCode}, ${byEmail}, ${byWhatsApp}, ${news}, ${at})
    on conflict (user_code) do update set by_email = excluded.by_email, by_whatsapp = excluded.by_whatsapp,
      news = excluded.news, updated_at = excluded.updated_at`.execute(trx);
}
