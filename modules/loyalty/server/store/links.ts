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
