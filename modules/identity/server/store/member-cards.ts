import { type Kysely, sql } from "kysely";

/** A member as staff see them, with verified contacts only. */
export type MemberCard = {
  readonly userCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

/** Names and contacts by user code; deleted members are missing. */
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
