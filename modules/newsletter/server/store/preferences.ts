import { type Kysely, sql, type Transaction } from "kysely";
import type { Preferences } from "../../contract/preferences.ts";

/** A member and their verified mailbox on this site. */
export type PreferenceOwner = { readonly userCode: string; readonly email: string | null; readonly siteCode: string };

/** The member's current preferences. The newsletter flag is the state of the mailbox's subscription. */
export async function findPreferences(db: Kysely<unknown>, owner: PreferenceOwner): Promise<Preferences> {
  const { rows } = await sql<Preferences>`
    select coalesce(stored.by_email, false) as "byEmail", coalesce(stored.by_whatsapp, false) as "byWhatsApp",
      case when ${owner.email}::text is null then coalesce(stored.news, false)
        else exists (select from newsletter.subscription
          where email = ${owner.email} and site_code = ${owner.siteCode} and subscribed) end as news
    from (select 1) as always left join newsletter.preference as stored on stored.user_code = ${owner.userCode}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("the query of preferences returned no row");
  return row;
}

export async function agreesToWhatsApp(db: Kysely<unknown>, userCode: string): Promise<boolean> {
  const { rows } = await sql`
    select from newsletter.preference where user_code = ${userCode} and by_whatsapp`.execute(db);
  return rows.length > 0;
}

/** Serialises changes of one member, so that each entry of the ledger is a real change. */
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
