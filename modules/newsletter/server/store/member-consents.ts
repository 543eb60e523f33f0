import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { NewsletterScope } from "../newsletter-deps.ts";

/** A member and the mailbox that is theirs, if any. */
type Whose = { readonly userCode: string; readonly email: string | null };
export type MemberConsents = { readonly newsletter: boolean; readonly whatsApp: boolean };

/** The newsletter belongs to the mailbox, or to the member while they have none; WhatsApp to the member. */
const newsletter = (userCode: RawBuilder<string>, email: RawBuilder<string | null>, siteCode: string) =>
  sql<boolean>`case when ${email} is null
    then exists (select from newsletter.preference where preference.user_code = ${userCode} and news)
    else exists (select from newsletter.subscription
      where subscription.email = ${email} and site_code = ${siteCode} and subscribed) end`;
const whatsApp = (userCode: RawBuilder<string>) =>
  sql<boolean>`exists (select from newsletter.preference where preference.user_code = ${userCode} and by_whatsapp)`;

/** Whether a member, given by expressions of the surrounding statement, agreed to the newsletter or to messages by WhatsApp. */
export const agreesTo =
  (what: keyof MemberConsents, siteCode: string) =>
  ({ userCode, email }: { userCode: RawBuilder<string>; email: RawBuilder<string | null> }): RawBuilder<boolean> =>
    what === "newsletter" ? newsletter(userCode, email, siteCode) : whatsApp(userCode);

/** What each of these members agreed to; one statement. */
export async function consentsOf(
  db: Kysely<unknown>,
  members: readonly Whose[],
  siteCode: string,
): Promise<ReadonlyMap<string, MemberConsents>> {
  const { rows } = await sql<{ userCode: string } & MemberConsents>`
    select asked.code as "userCode", ${newsletter(sql`asked.code`, sql`asked.email`, siteCode)} as newsletter,
      ${whatsApp(sql`asked.code`)} as "whatsApp"
    from unnest(${members.map(({ userCode }) => userCode)}::text[], ${members.map(({ email }) => email)}::text[])
      as asked (code, email)`.execute(db);
  return new Map(rows.map(({ userCode, ...consents }) => [userCode, consents]));
}

/** Which of these mailboxes have left the list: no import brings them back. */
export async function leftMailboxes(
  db: Kysely<unknown>,
  emails: readonly string[],
  siteCode: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from newsletter.subscription
    where email = any(${[...emails]}::text[]) and site_code = ${siteCode} and not subscribed`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/** Where an imported subscription came from. */
const importedUtm = JSON.stringify({ utm_source: "import" });

export type ImportedConsents = Whose & MemberConsents & { readonly locale: string; readonly since: Date };

/**
 * What members agreed to elsewhere, from the day they did. Their mailboxes need no second confirmation: an import is refused without
 * the proof.
 */
export async function addImportedConsents(
  trx: Transaction<unknown>,
  scope: NewsletterScope,
  members: readonly ImportedConsents[],
  at: Date,
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
    as given ("userCode" text, email text, newsletter boolean, "whatsApp" boolean, locale text, since timestamptz)`;
  await sql`
    insert into newsletter.preference (user_code, by_email, by_whatsapp, news, updated_at)
    select "userCode", newsletter, "whatsApp", newsletter, ${at} from ${rows}
    on conflict (user_code) do nothing`.execute(trx);
  // A mailbox that is on the list already, or has left it, stays as its owner decided.
  await sql`
    insert into newsletter.subscription (code, tenant_code, domain_code, site_code, email, subscribed, subscribed_at,
      updated_at, source_type, utm_data, locale, confirmed_at)
    select gen_random_uuid(), ${scope.tenantCode}, ${scope.domainCode}, ${scope.siteCode}, email, true, since, ${at}, 'Web',
      ${importedUtm}::jsonb, locale, since from ${rows} where newsletter and email is not null
    on conflict (email, site_code) do nothing`.execute(trx);
}

/** Takes the consents of members back with their import. */
export async function removeImportedConsents(trx: Transaction<unknown>, members: readonly Whose[]): Promise<void> {
  const emails = members.flatMap(({ email }) => (email === null ? [] : [email]));
  await sql`
    delete from newsletter.preference
    where user_code = any(${members.map(({ userCode }) => userCode)}::text[])`.execute(trx);
  // A subscription the import found stays.
  await sql`
    delete from newsletter.subscription
    where email = any(${emails}::text[]) and utm_data = ${importedUtm}::jsonb`.execute(trx);
}
