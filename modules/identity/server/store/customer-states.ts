import { type Kysely, sql, type Transaction } from "kysely";

/** What of a member is a record: number and e-mail are set by an import and changed by the member alone. */
type MemberState = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly birthDate?: string;
  readonly locale?: string;
  readonly note?: string;
  readonly mobile?: string;
  readonly email?: string;
};

export type StoredMember = {
  readonly state: MemberState;
  /** The mailbox as far as it is theirs. */
  readonly countedEmail: string | null;
};

/** The states of those that exist; one statement. Empty fields are absent. */
export async function readMemberStates(
  trx: Transaction<unknown>,
  userCodes: readonly string[],
): Promise<ReadonlyMap<string, StoredMember>> {
  const { rows } = await sql<{ id: string } & StoredMember>`
    select user_code as id, jsonb_strip_nulls(jsonb_build_object(
        'firstName', nullif(first_name, ''), 'lastName', nullif(last_name, ''), 'birthDate', birth_date::text,
        'locale', locale, 'note', nullif(note, ''), 'mobile', mobile, 'email', email)) as state,
      case when email_verified_at is not null or (imported_at is not null and mobile_verified_at is null)
        then email end as "countedEmail"
    from identity.member where user_code = any(${[...userCodes]}::text[])`.execute(trx);
  return new Map(rows.map(({ id, ...stored }) => [id, stored]));
}

/** Who has one of these numbers or addresses; one statement. */
export async function contactOwners(
  db: Kysely<unknown>,
  mobiles: readonly string[],
  emails: readonly string[],
): Promise<{ readonly mobiles: ReadonlyMap<string, string>; readonly emails: ReadonlyMap<string, string> }> {
  const { rows } = await sql<{ userCode: string; mobile: string | null; email: string | null }>`
    select user_code as "userCode", mobile, email from identity.member
    where mobile = any(${[...mobiles]}::text[]) or email = any(${[...emails]}::text[])`.execute(db);
  const by = (key: "mobile" | "email") =>
    new Map(rows.flatMap((row) => (row[key] === null ? [] : [[row[key], row.userCode] as const])));
  return { mobiles: by("mobile"), emails: by("email") };
}

/** Which of these members never signed in: only they can be taken back with their import. */
export async function unusedMembers(db: Kysely<unknown>, userCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ userCode: string }>`
    select user_code as "userCode" from identity.member
    where user_code = any(${[...userCodes]}::text[]) and imported_at is not null and password_hash is null
      and mobile_verified_at is null and email_verified_at is null
      and not exists (select from identity.session where session.user_code = member.user_code)`.execute(db);
  return new Set(rows.map(({ userCode }) => userCode));
}

/** The imported members with one of these numbers or addresses: a file that comes again is about them. */
export async function importedMembersBy(
  db: Kysely<unknown>,
  contacts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ userCode: string; contact: string }>`
    select user_code as "userCode", contact from identity.member, unnest(array[mobile, email]) as contact
    where imported_at is not null and contact is not null
      and (mobile = any(${[...contacts]}::text[]) or email = any(${[...contacts]}::text[]))`.execute(db);
  return new Map(rows.map(({ userCode, contact }) => [contact, userCode]));
}

type Write = { readonly id: string; readonly before: MemberState | null; readonly after: MemberState | null };

/** Adds, changes and removes members; one statement for each. An added one has no password, and has proved nothing yet. */
export async function writeMemberStates(trx: Transaction<unknown>, writes: readonly Write[], at: Date): Promise<void> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0) await sql`delete from identity.member where user_code = any(${gone}::text[])`.execute(trx);
  const kept = JSON.stringify(writes.filter(({ after }) => after !== null));
  const fields = sql`jsonb_to_recordset(${kept}::jsonb) as draft (id text, after jsonb)`;
  await sql`
    insert into identity.member as stored (user_code, first_name, last_name, birth_date, locale, note, mobile, email,
      imported_at, created_at)
    select id, coalesce(after ->> 'firstName', ''), coalesce(after ->> 'lastName', ''), (after ->> 'birthDate')::date,
      after ->> 'locale', coalesce(after ->> 'note', ''), after ->> 'mobile', after ->> 'email', ${at}, ${at}
    from ${fields}
    on conflict (user_code) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      birth_date = excluded.birth_date, locale = excluded.locale, note = excluded.note`.execute(trx);
}
