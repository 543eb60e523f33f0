import { sql, type Transaction } from "kysely";
import { nextMemberId } from "./members.ts";

/** A new member's data. */
export type NewMember = {
  readonly mobile: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE";
  readonly birthDate: string;
  readonly referralCode: string;
  readonly referredBy: string | null;
  readonly consentVersion: string;
  readonly at: Date;
};

/** One registration at a time for a number and for an e-mail address. Always in this order. */
export async function lockRegistration(trx: Transaction<unknown>, mobile: string, email: string): Promise<void> {
  for (const name of [`club mobile ${mobile}`, `club email ${email}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}

export async function emailIsTaken(trx: Transaction<unknown>, email: string, mobile: string): Promise<boolean> {
  const { rows } = await sql`select 1 from club.member where email = ${email} and mobile <> ${mobile}`.execute(trx);
  return rows.length > 0;
}

export async function referralIsTaken(trx: Transaction<unknown>, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from club.member where referral_code = ${code}`.execute(trx);
  return rows.length > 0;
}

/** Writes the member and the consent. An inactive member or guest keeps the club's data and the points. */
export async function writeNewMember(trx: Transaction<unknown>, joining: NewMember): Promise<string> {
  const { mobile, email, passwordHash, firstName, lastName, gender, birthDate } = joining;
  const { referralCode, referredBy, consentVersion, at } = joining;
  const { rows } = await sql<{ id: string }>`
    with joined as (
      insert into club.member (id, mobile, email, status, first_name, last_name, gender, birth_date, email_verified_at,
        mobile_verified_at, password_hash, referral_code, referred_by, consent_version, created_at)
      values (${nextMemberId}, ${mobile}, ${email}, 'ACTIVE', ${firstName}, ${lastName}, ${gender}, ${birthDate}::date,
        ${at}, ${at}, ${passwordHash}, ${referralCode}, ${referredBy}, ${consentVersion}, ${at})
      on conflict (mobile) do update set
        status = 'ACTIVE',
        email = coalesce(member.email, excluded.email),
        first_name = coalesce(member.first_name, excluded.first_name),
        last_name = coalesce(member.last_name, excluded.last_name),
        gender = coalesce(member.gender, excluded.gender),
        birth_date = coalesce(member.birth_date, excluded.birth_date),
        email_verified_at = excluded.email_verified_at,
        mobile_verified_at = excluded.mobile_verified_at,
        password_hash = excluded.password_hash,
        referral_code = coalesce(member.referral_code, excluded.referral_code),
        referred_by = coalesce(member.referred_by, excluded.referred_by),
        consent_version = excluded.consent_version
      returning id
    ), agreed as (
      insert into club.consent (member_id, version, at) select id, ${consentVersion}, ${at} from joined
      on conflict do nothing
    )
    select id from joined`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("a member could not be written");
  return row.id;
}
