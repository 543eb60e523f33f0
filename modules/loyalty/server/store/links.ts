import type { Kysely } from "kysely";
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

/** Whether a member's account is linked to one of the club. */
export async function isLinked(db: Kysely<unknown>, userCode: string): Promise<boolean> {
  const row = await db
    .withTables<LoyaltyTables>()
    .selectFrom("loyalty.link")
    .select("club_member_id")
    .where("user_code", "=", userCode)
    .executeTakeFirst();
  return row !== undefined;
}
