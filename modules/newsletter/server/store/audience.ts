import { type Kysely, type RawBuilder, sql } from "kysely";

/** Whether a member, an expression of another statement, agreed to offers by any channel. */
export const agreesToOffers = ({ userCode }: { readonly userCode: RawBuilder<string> }): RawBuilder<boolean> =>
  sql<boolean>`exists (select from newsletter.preference
    where preference.user_code = ${userCode} and (by_email or by_whatsapp))`;

/** The number of members who agreed to offers by any channel. */
export async function audienceSize(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter.preference where by_email or by_whatsapp`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next of these members in the order of their codes. */
export async function nextOfAudience(db: Kysely<unknown>, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userCode: string }>`
    select user_code as "userCode" from newsletter.preference
    where user_code > ${after} and (by_email or by_whatsapp) order by user_code limit ${limit}`.execute(db);
  return rows.map(({ userCode }) => userCode);
}
