import { type Kysely, sql, type Transaction } from "kysely";
import type { Gender } from "../../contract/person.ts";
import type { IdentityTables } from "./tables.ts";

/** The profile shown on the account page. */
export type Profile = {
  readonly userCode: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly mobile: string | null;
  readonly whatsApp: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  /** For example 2000-12-31. */
  readonly birthDate: string | null;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
  readonly social: readonly { readonly channel: string; readonly subject: string; readonly linkedAt: string }[];
};

/** A member with their social accounts, in one statement; null for an unknown code. */
export async function findProfile(db: Kysely<unknown>, userCode: string): Promise<Profile | null> {
  const { rows } = await sql<Profile>`
    select user_code as "userCode", email, email_verified_at is not null as "emailVerified", mobile,
      whatsapp as "whatsApp", first_name as "firstName", last_name as "lastName", gender, birth_date as "birthDate",
      password_hash as "passwordHash", created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('channel', channel, 'subject', subject, 'linkedAt', linked_at)
        order by channel), '[]') from identity.social_account as social
        where social.user_code = member.user_code) as social
    from identity.member where user_code = ${userCode}`.execute(db);
  return rows[0] ?? null;
}

/** Fields that a member can set once (D-63). */
export type Person = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly birthDate?: string | null | undefined;
};

/** Sets fields that are still empty; others stay unchanged. */
export async function completePerson(db: Kysely<unknown>, userCode: string, person: Person): Promise<void> {
  await sql`
    update identity.member set
      first_name = case when first_name = '' then coalesce(${person.firstName ?? null}, '') else first_name end,
      last_name = case when last_name = '' then coalesce(${person.lastName ?? null}, '') else last_name end,
      gender = coalesce(gender, ${person.gender ?? null}),
      birth_date = coalesce(birth_date, ${person.birthDate ?? null}::date)
    where user_code = ${userCode}`.execute(db);
}

export async function saveWhatsApp(db: Kysely<unknown>, userCode: string, whatsApp: string | null): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable("identity.member")
    .set({ whatsapp: whatsApp })
    .where("user_code", "=", userCode)
    .execute();
}

/** Sets a number that was just verified; false when it belongs to another member. */
export function saveMobile(trx: Transaction<unknown>, userCode: string, mobile: string): Promise<boolean> {
  return saveContact(
    trx,
    sql`update identity.member set mobile = ${mobile}, mobile_verified_at = now() where user_code = ${userCode}
      and not exists (select from identity.member as other where other.mobile = ${mobile} and other.user_code <> ${userCode})
      returning user_code`,
  );
}

/** Sets an e-mail address that was just verified; false when it belongs to another member. */
export function saveEmail(trx: Transaction<unknown>, userCode: string, email: string): Promise<boolean> {
  return saveContact(
    trx,
    sql`update identity.member set email = ${email}, email_verified_at = now() where user_code = ${userCode}
      and not exists (select from identity.member as other where other.email = ${email} and other.user_code <> ${userCode})
      returning user_code`,
  );
}

async function saveContact(trx: Transaction<unknown>, statement: ReturnType<typeof sql<unknown>>): Promise<boolean> {
  return (await statement.execute(trx)).rows.length > 0;
}

export async function savePasswordHash(db: Kysely<unknown>, userCode: string, hash: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable("identity.member")
    .set({ password_hash: hash })
    .where("user_code", "=", userCode)
    .execute();
}

/** Locks the member before their data is deleted: who holds `lockMember` ends first, and its rows are deleted too. */
export async function lockForRemoval(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`select from identity.member where user_code = ${userCode} for update`.execute(trx);
}

/** Deletes a member with their sessions and social accounts. False when the member was already deleted. */
export async function removeMember(trx: Transaction<unknown>, userCode: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .withTables<IdentityTables>()
    .deleteFrom("identity.member")
    .where("user_code", "=", userCode)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
