import { sql } from "kysely";
import { hashSecret } from "#kit/core/secret-hash.ts";
import type { Database } from "#kit/postgres/connect.ts";

type MemberOptions = {
  readonly status?: "ACTIVE" | "INACTIVE" | "GUEST" | "BLOCKED";
  readonly password?: string;
  readonly pin?: string;
  readonly email?: string;
};

let count = 0;

/** Inserts a club member, active by default. */
export async function aClubMember(
  database: Database,
  { status = "ACTIVE", password, pin, email }: MemberOptions = {},
): Promise<{ id: string; mobile: string; referralCode: string }> {
  count += 1;
  const id = `MC9${String(count).padStart(6, "0")}`;
  const mobile = `+62899${String(count).padStart(7, "0")}`;
  const referralCode = `TEST${count}`;
  const named = status === "ACTIVE" || status === "BLOCKED" || status === "INACTIVE";
  // Never compared unless the test gives a password.
  const passwordHash = password ? await hashSecret(password) : status === "ACTIVE" ? "$argon2id$nobody" : null;
  await sql`
    insert into club.member (id, mobile, email, status, first_name, last_name, gender, birth_date, password_hash,
      referral_code, created_at)
    values (${id}, ${mobile}, ${email ?? null}, ${status}, ${named ? "Tari" : null}, ${named ? "Utami" : null},
      ${named ? "FEMALE" : null}, ${named ? "1990-05-06" : null}::date, ${passwordHash}, ${referralCode},
      '2026-03-01T20:00:00Z')`.execute(database.kysely);
  if (pin) {
    await sql`insert into club.pin (member_id, pin_hash) values (${id}, ${await hashSecret(pin)})`.execute(
      database.kysely,
    );
  }
  return { id, mobile, referralCode };
}
