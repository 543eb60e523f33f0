import { type Kysely, sql, type Transaction } from "kysely";
import type { Gender } from "../../contract/person.ts";
import type { IdentityTables } from "./tables.ts";

/** Owners of a number and an e-mail address, and whether they are theirs: verified, or imported and not used yet. */
export type Owner = { readonly userCode: string; readonly proved: boolean };

export async function ownersOf(
  db: Kysely<unknown>,
  { mobile, email }: { readonly mobile: string | null; readonly email: string | null },
): Promise<{ mobile: Owner | null; email: Owner | null }> {
  const rows = await db
    .withTables<IdentityTables>()
    .selectFrom("identity.member")
    .select(["user_code", "mobile", "email", "mobile_verified_at", "email_verified_at", "imported_at"])
    .where((is) => is.or([is("mobile", "=", mobile), is("email", "=", email)]))
    .execute();
  const ofMobile = rows.find((row) => mobile !== null && row.mobile === mobile) ?? null;
  const ofEmail = rows.find((row) => email !== null && row.email === email) ?? null;
  // An imported member who never signed in has proved neither, and can sign in by both.
  const isUnused = (row: (typeof rows)[number]) =>
    row.imported_at !== null && row.mobile_verified_at === null && row.email_verified_at === null;
  return {
    mobile: ofMobile && {
      userCode: ofMobile.user_code,
      proved: ofMobile.mobile_verified_at !== null || isUnused(ofMobile),
    },
    email: ofEmail && {
      userCode: ofEmail.user_code,
      proved: ofEmail.email_verified_at !== null || isUnused(ofEmail),
    },
  };
}

/**
 * Removes an unverified number or e-mail address from the member who claimed it, since another person has proved it. It stays
 * when it is that member's only name to sign in with.
 */
export async function releaseUnverifiedContacts(
  trx: Transaction<unknown>,
  { mobile, email }: { readonly mobile: string | null; readonly email: string },
): Promise<void> {
  await sql`update identity.member set mobile = null
    where mobile = ${mobile} and mobile_verified_at is null and email is not null
      and (imported_at is null or email_verified_at is not null)`.execute(trx);
  await sql`update identity.member set email = null
    where email = ${email} and email_verified_at is null and mobile is not null
      and (imported_at is null or mobile_verified_at is not null)`.execute(trx);
}

export type NewMember = {
  readonly userCode: string;
  readonly email: string;
  /** Null for members who registered by the e-mailed link without a number. */
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly birthDate: string;
  readonly passwordHash: string;
};

/** Inserts a member with verified contacts. False when one of them is already taken. */
export async function insertMember(trx: Transaction<unknown>, member: NewMember): Promise<boolean> {
  const now = sql<Date>`now()`;
  const { numInsertedOrUpdatedRows } = await trx
    .withTables<IdentityTables>()
    .insertInto("identity.member")
    .values({
      user_code: member.userCode,
      email: member.email,
      email_verified_at: now,
      mobile: member.mobile,
      mobile_verified_at: member.mobile === null ? null : now,
      first_name: member.firstName,
      last_name: member.lastName,
      gender: member.gender,
      birth_date: member.birthDate,
      password_hash: member.passwordHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
