import { type Kysely, sql } from "kysely";

/** How staff know a member. Contacts are those the member has proved. */
export type MemberCard = {
  readonly userCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

/** Names and contacts of these members, by user code; those who have left are missing. */
export async function memberCards(
  db: Kysely<unknown>,
  userCodes: readonly string[],
): Promise<ReadonlyMap<string, MemberCard>> {
  if (userCodes.length === 0) return new Map();
  const { rows } = await sql<MemberCard>`
    select user_code as "userCode", first_name as "firstName", last_name as "lastName",
      case when email_verified_at is null then null else email end as email,
      case when mobile_verified_at is null then null else mobile end as mobile
    from identity.member where user_code = any(${[...userCodes]})`.execute(db);
  return new Map(rows.map((card) => [card.userCode, card]));
}
