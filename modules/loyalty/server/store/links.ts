import { type Kysely, sql, type Transaction } from "kysely";
import type { LoyaltyTables } from "./tables.ts";

/** Links members to club accounts. A link that is there already stays as it is. */
export async function saveLinks(
  db: Kysely<unknown>,
  links: readonly { readonly userCode: string; readonly clubMemberId: string }[],
): Promise<void> {
  await db
    .withTables<LoyaltyTables>()
    .insertInto("loyalty.link")
    .values(links.map(({ userCode, clubMemberId }) => ({ user_code: userCode, club_member_id: clubMemberId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which club account a member is linked to. */
export type Link = {
  readonly clubMemberId: string;
  readonly maskedName: string | null;
  readonly maskedMobile: string | null;
  readonly linkedAt: Date;
};

export async function linkOf(db: Kysely<unknown>, userCode: string): Promise<Link | null> {
  const row = await db
    .withTables<LoyaltyTables>()
    .selectFrom("loyalty.link")
    .select([
      "club_member_id as clubMemberId",
      "masked_name as maskedName",
      "masked_mobile as maskedMobile",
      "linked_at as linkedAt",
    ])
    .where("user_code", "=", userCode)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a member's account is linked to one of the club. */
export const isLinked = async (db: Kysely<unknown>, userCode: string): Promise<boolean> =>
  (await linkOf(db, userCode)) !== null;

/** The member whose account is linked to this one of the club. */
export async function linkedMember(db: Kysely<unknown>, clubMemberId: string): Promise<string | null> {
  const row = await db
    .withTables<LoyaltyTables>()
    .selectFrom("loyalty.link")
    .select("user_code as userCode")
    .where("club_member_id", "=", clubMemberId)
    .executeTakeFirst();
  return row?.userCode ?? null;
}

export type NewLink = {
  readonly userCode: string;
  readonly clubMemberId: string;
  readonly maskedName: string | null;
  readonly maskedMobile: string;
};

/**
 * Links these two and nobody else: what either of them was linked to before is not any more. Answers whose link this one
 * took away, and whether anything changed. Requests for the same account wait for each other, so that two never hold it.
 */
export async function replaceLink(
  trx: Transaction<unknown>,
  link: NewLink,
): Promise<{ loser: string | null; changed: boolean }> {
  const { userCode, clubMemberId } = link;
  await sql`select pg_advisory_xact_lock(hashtextextended('loyalty.link:' || name, 0))
    from (select name from unnest(${[userCode, clubMemberId]}::text[]) as name order by name) as names`.execute(trx);
  if ((await linkOf(trx, userCode))?.clubMemberId === clubMemberId) return { loser: null, changed: false };
  const { rows } = await sql<{ userCode: string }>`
    delete from loyalty.link where club_member_id = ${clubMemberId} or user_code = ${userCode}
    returning user_code as "userCode"`.execute(trx);
  await trx
    .withTables<LoyaltyTables>()
    .insertInto("loyalty.link")
    .values({
      user_code: userCode,
      club_member_id: clubMemberId,
      masked_name: link.maskedName,
      masked_mobile: link.maskedMobile,
    })
    .execute();
  return { loser: rows.find((row) => row.userCode !== userCode)?.userCode ?? null, changed: true };
}

/** Cuts a member's link; answers the club account it led to, or null when there was none. */
export async function cutLink(trx: Transaction<unknown>, userCode: string): Promise<string | null> {
  const { rows } = await sql<{ clubMemberId: string }>`
    delete from loyalty.link where user_code = ${userCode} returning club_member_id as "clubMemberId"`.execute(trx);
  return rows[0]?.clubMemberId ?? null;
}
