import { type Kysely, sql } from "kysely";

/** A member as staff see them. A password is never read: only that there is one. */
export type CustomerProfile = {
  readonly userCode: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly mobile: string | null;
  readonly mobileVerified: boolean;
  readonly whatsApp: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string | null;
  readonly birthDate: string | null;
  readonly locale: string | null;
  readonly note: string;
  readonly status: "ACTIVE" | "BLOCKED";
  readonly hasPassword: boolean;
  readonly createdAt: Date;
  readonly importedAt: Date | null;
  /** The accounts elsewhere that open this one. */
  readonly social: readonly string[];
};

export async function customerProfile(db: Kysely<unknown>, userCode: string): Promise<CustomerProfile | null> {
  const { rows } = await sql<CustomerProfile>`
    select user_code as "userCode", email, email_verified_at is not null as "emailVerified", mobile,
      mobile_verified_at is not null as "mobileVerified", whatsapp as "whatsApp", first_name as "firstName",
      last_name as "lastName", gender, birth_date as "birthDate", locale, note, status,
      password_hash is not null as "hasPassword", created_at as "createdAt", imported_at as "importedAt",
      (select coalesce(json_agg(channel order by channel), '[]') from identity.social_account as social
        where social.user_code = member.user_code) as social
    from identity.member where user_code = ${userCode}`.execute(db);
  return rows[0] ?? null;
}
