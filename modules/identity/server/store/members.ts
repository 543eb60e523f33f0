import { type Kysely, sql, type Transaction } from "kysely";
import type { IdentityTables } from "./tables.ts";

/** A member row: e-mail in lower case, mobile number with +62, the password hashed. */
export type MemberDraft = {
  readonly userCode: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE" | null;
  readonly birthDate: string | null;
  readonly passwordHash: string | null;
  readonly verifiedAt: Date;
  readonly social?: { readonly channel: "google" | "facebook"; readonly subject: string };
};

/** Inserts members with verified contacts. Existing members are left unchanged. */
export async function addMembers(db: Kysely<unknown>, drafts: readonly MemberDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const tables = db.withTables<IdentityTables>();
  await tables
    .insertInto("identity.member")
    .values(
      drafts.map((draft) => ({
        user_code: draft.userCode,
        email: draft.email,
        mobile: draft.mobile,
        email_verified_at: draft.email ? draft.verifiedAt : null,
        mobile_verified_at: draft.mobile ? draft.verifiedAt : null,
        first_name: draft.firstName,
        last_name: draft.lastName,
        gender: draft.gender,
        birth_date: draft.birthDate,
        password_hash: draft.passwordHash,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const accounts = drafts.flatMap(({ userCode, social }) => (social ? [{ user_code: userCode, ...social }] : []));
  if (accounts.length === 0) return;
  await tables
    .insertInto("identity.social_account")
    .values(accounts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Member = {
  readonly userCode: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  readonly status: "ACTIVE" | "BLOCKED";
  /** False for an imported member until the first sign-in by a code. */
  readonly mobileProved: boolean;
};

const members = (db: Kysely<unknown>) =>
  db
    .withTables<IdentityTables>()
    .selectFrom("identity.member")
    .select([
      "user_code as userCode",
      "email",
      "mobile",
      "first_name as firstName",
      "last_name as lastName",
      "password_hash as passwordHash",
      sql<Member["status"]>`status`.as("status"),
      sql<boolean>`mobile_verified_at is not null`.as("mobileProved"),
    ]);

/** The member with this code, unless blocked. */
export async function findActiveMember(db: Kysely<unknown>, userCode: string): Promise<Member | null> {
  const found = await members(db).where("user_code", "=", userCode).where("status", "=", "ACTIVE").executeTakeFirst();
  return found ?? null;
}

/**
 * The member with this code, including blocked ones, locked until the transaction ends. "share" waits for a concurrent block and
 * makes a later one wait; a transaction that changes the member takes "change" at once, so that two of them do not deadlock.
 */
export async function lockMemberFor(
  trx: Transaction<unknown>,
  userCode: string,
  use: "share" | "change",
): Promise<Member | null> {
  const found = members(trx).where("user_code", "=", userCode);
  return (await (use === "share" ? found.forShare() : found.forNoKeyUpdate()).executeTakeFirst()) ?? null;
}

/** Locks the member's row until the transaction ends, so that it cannot be deleted meanwhile; false when there is none. */
export async function lockMember(trx: Transaction<unknown>, userCode: string): Promise<boolean> {
  const { rows } = await sql`select from identity.member where user_code = ${userCode} for key share`.execute(trx);
  return rows.length > 0;
}

/** A normalized e-mail address or mobile number. */
export type AccountName = { readonly email: string } | { readonly mobile: string };

/**
 * Imported members sign in by what was imported: the code or link that opens the account proves it. Once one of the two is proved
 * the other has to be proved by its owner, as for any member: the file may be wrong about it.
 */
const mailboxCounts = sql<boolean>`(email_verified_at is not null
  or (imported_at is not null and mobile_verified_at is null))`;
const numberCounts = sql<boolean>`(mobile_verified_at is not null
  or (imported_at is not null and email_verified_at is null))`;

/** The member with this verified or imported contact, including blocked ones. */
export async function findMemberByName(db: Kysely<unknown>, name: AccountName): Promise<Member | null> {
  const found =
    "email" in name
      ? members(db).where("email", "=", name.email).where(mailboxCounts)
      : members(db).where("mobile", "=", name.mobile).where(numberCounts);
  return (await found.executeTakeFirst()) ?? null;
}

/** The member's verified e-mail address, or null. */
export async function emailOfMember(db: Kysely<unknown>, userCode: string): Promise<string | null> {
  const row = await db
    .withTables<IdentityTables>()
    .selectFrom("identity.member")
    .select("email")
    .where("user_code", "=", userCode)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/**
 * The member's verified e-mail address, which may be null; null when there is no such member or they are blocked. The row stays
 * locked until the transaction ends: blocking waits for an order that is being placed, or the order is refused.
 */
export async function mailboxOfMember(
  trx: Transaction<unknown>,
  userCode: string,
): Promise<{ readonly email: string | null } | null> {
  const row = await trx
    .withTables<IdentityTables>()
    .selectFrom("identity.member")
    .select(["email", "email_verified_at as provedAt"])
    .where("user_code", "=", userCode)
    .where("status", "=", "ACTIVE")
    .forShare()
    .executeTakeFirst();
  return row ? { email: row.provedAt === null ? null : row.email } : null;
}

/** Whether one of these contacts is that of a blocked member, verified or imported. The address in lower case. */
export async function isBlockedContact(
  db: Kysely<unknown>,
  { mobile, email }: { readonly mobile: string; readonly email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from identity.member where status = 'BLOCKED'
      and ((mobile = ${mobile} and ${numberCounts}) or (email = ${email} and ${mailboxCounts})) limit 1`.execute(db);
  return rows.length > 0;
}

/** The member's verified mobile number, or null. */
export async function mobileOfMember(db: Kysely<unknown>, userCode: string): Promise<string | null> {
  const row = await db
    .withTables<IdentityTables>()
    .selectFrom("identity.member")
    .select("mobile")
    .where("user_code", "=", userCode)
    .where("mobile_verified_at", "is not", null)
    .executeTakeFirst();
  return row?.mobile ?? null;
}

/** Which of these user codes exist. */
export async function knownMembers(db: Kysely<unknown>, userCodes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .withTables<IdentityTables>()
    .selectFrom("identity.member")
    .select("user_code")
    .where("user_code", "in", [...userCodes])
    .execute();
  return new Set(rows.map((row) => row.user_code));
}

/** Blocks or unblocks a member; null when there is none, false when they already are. Waits for a sign-in under way. */
export async function setMemberStatus(
  trx: Transaction<unknown>,
  userCode: string,
  status: Member["status"],
): Promise<boolean | null> {
  const member = await lockMemberFor(trx, userCode, "change");
  if (!member || member.status === status) return member && false;
  await sql`update identity.member set status = ${status} where user_code = ${userCode}`.execute(trx);
  return true;
}

export async function savePasswordHash(db: Kysely<unknown>, userCode: string, passwordHash: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable("identity.member")
    .set({ password_hash: passwordHash })
    .where("user_code", "=", userCode)
    .execute();
}
