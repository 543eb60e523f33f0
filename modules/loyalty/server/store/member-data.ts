import { type Kysely, sql, type Transaction } from "kysely";

/** The club account a member is linked to, for the file they may download; null without one. */
export async function collectLink(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select club_member_id as "clubMemberId", linked_at as "linkedAt" from loyalty.link
    where user_code = ${userCode}`.execute(db);
  return rows[0] ?? null;
}

/** Cuts the link. The club account itself belongs to the club, and stays. */
export async function forgetLink(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from loyalty.link where user_code = ${userCode}`.execute(trx);
}
