import { type Kysely, sql } from "kysely";
import { normaliseMobile } from "#kit/core/mobile-number.ts";

/** The active members with these names: a user code, or a verified e-mail address or mobile number. By name as it was given; one statement. */
export async function membersByNames(
  db: Kysely<unknown>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const mobiles = names.map((name) => normaliseMobile(name) ?? "");
  const emails = names.map((name) => (name.includes("@") ? name.toLowerCase() : ""));
  const { rows } = await sql<{ name: string; userCode: string }>`
    with asked as (
      select * from unnest(${[...names]}::text[], ${emails}::text[], ${mobiles}::text[]) as asked (name, email, mobile)
    )
    select name, user_code as "userCode" from asked join identity.member on user_code = name where status = 'ACTIVE'
    union
    select name, user_code from asked join identity.member using (email)
    where email_verified_at is not null and status = 'ACTIVE'
    union
    select name, user_code from asked join identity.member using (mobile)
    where mobile_verified_at is not null and status = 'ACTIVE'`.execute(db);
  return new Map(rows.map(({ name, userCode }) => [name, userCode]));
}
