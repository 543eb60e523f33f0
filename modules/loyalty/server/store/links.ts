import { type Kysely, sql, type Transaction } from "kysely";
import type { LoyaltyTables } from "./tables.ts";

/** Links members to club accounts. Existing links stay unchanged. */
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

/** The member who is linked to this club account. */
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
 * Links the two and deletes every earlier link of either. Returns the member who lost the account, and whether anything
 * changed. Advisory locks serialise requests for the same member or account.
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

/** Deletes a member's link; returns its club account, or null if there was none. */
export async function deleteLink(trx: Transaction<unknown>, userCode: string): Promise<string | null> {
  const { rows } = await sql<{ clubMemberId: string }>`
    delete from loyalty.link where user_code = ${userCode} returning club_member_id as "clubMemberId"`.execute(trx);
  return rows[0]?.clubMemberId ?? null;
}
