import { type Kysely, sql, type Transaction } from "kysely";

type MemberStatus = "ACTIVE" | "INACTIVE" | "GUEST" | "BLOCKED";

/** A member, as the API returns it. */
export type Member = {
  readonly id: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly status: MemberStatus;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly gender: "MALE" | "FEMALE" | null;
  readonly birthDate: string | null;
  readonly city: string | null;
  readonly tierCode: string;
  readonly emailVerified: boolean;
  readonly mobileVerified: boolean;
  readonly passwordSet: boolean;
  readonly havePin: boolean;
  readonly referralCode: string | null;
  readonly consentVersion: string | null;
  readonly createdAt: string;
};

type Row = Omit<Member, "createdAt"> & { createdAt: Date };

const columns = sql`
  member.id, mobile, email, status, first_name as "firstName", last_name as "lastName", gender,
  birth_date as "birthDate", city, tier_code as "tierCode", email_verified_at is not null as "emailVerified",
  mobile_verified_at is not null as "mobileVerified", password_hash is not null as "passwordSet",
  exists (select from club.pin where member_id = member.id) as "havePin", referral_code as "referralCode",
  consent_version as "consentVersion", created_at as "createdAt"`;

async function memberWhere(db: Kysely<unknown>, condition: ReturnType<typeof sql>): Promise<Member | null> {
  const { rows } = await sql<Row>`select ${columns} from club.member where ${condition}`.execute(db);
  const row = rows[0];
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}

export const memberById = (db: Kysely<unknown>, id: string) => memberWhere(db, sql`id = ${id}`);
export const memberByMobile = (db: Kysely<unknown>, mobile: string) => memberWhere(db, sql`mobile = ${mobile}`);

/** The active member with this referral code. */
export const memberByReferral = (db: Kysely<unknown>, code: string) =>
  memberWhere(db, sql`referral_code = ${code} and status = 'ACTIVE'`);

export async function passwordHashOf(db: Kysely<unknown>, id: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from club.member where id = ${id}`.execute(db);
  return rows[0]?.hash ?? null;
}

export async function writePassword(db: Kysely<unknown>, id: string, hash: string): Promise<void> {
  await sql`update club.member set password_hash = ${hash} where id = ${id}`.execute(db);
}

export async function isBlocked(db: Kysely<unknown>, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from club.member where id = ${id} and status = 'BLOCKED'`.execute(db);
  return rows.length > 0;
}

/** A new member's id. */
export const nextMemberId = sql`'MC' || nextval('club.member_number')`;

/** The member with this number; inserts a guest if none has it. */
export async function memberOrGuest(trx: Transaction<unknown>, mobile: string): Promise<string> {
  const known = await memberByMobile(trx, mobile);
  if (known) return known.id;
  // A concurrent request may insert the same guest: then that row is used.
  const { rows } = await sql<{ id: string }>`
    insert into club.member (id, mobile, status) values (${nextMemberId}, ${mobile}, 'GUEST')
    on conflict (mobile) do update set mobile = excluded.mobile
    returning id`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("a guest could not be written");
  return row.id;
}
