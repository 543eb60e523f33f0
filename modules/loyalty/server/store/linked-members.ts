import { type Kysely, type RawBuilder, sql } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** Which of these members are linked to a club account. */
export async function linkedMembers(db: Kysely<unknown>, userCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ userCode: string }>`
    select user_code as "userCode" from loyalty.link where user_code = any(${[...userCodes]}::text[])`.execute(db);
  return new Set(rows.map(({ userCode }) => userCode));
}

/** Whether a member is linked to a club account, or not; the code is an expression of the surrounding statement. */
export const isClubLinked =
  (wanted: boolean) =>
  ({ userCode }: { userCode: RawBuilder<string> }): RawBuilder<boolean> =>
    sql<boolean>`exists (select from loyalty.link where link.user_code = ${userCode}) = ${wanted}`;

/** The same as part of a statement that reads more; false for null. */
export const clubLinkOf = (userCode: RawBuilder<unknown>): QueryFragment<boolean> => ({
  sql: sql`(select to_json(exists (select from loyalty.link where link.user_code = ${userCode})))`,
  read: (found) => found as boolean,
});
