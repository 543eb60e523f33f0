import { fail, ok, type Result } from "#kit/core/result.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubAccount } from "../ports/club.ts";
import { linkOf } from "../store/links.ts";

/** What a member may spend, asked of the club now; the shop keeps no balance of its own. */
export async function pointsOf(
  { database, club }: Pick<LoyaltyDeps, "database" | "club">,
  userCode: string,
): Promise<Result<ClubAccount, { readonly code: "NOT_LINKED" | "CLUB_UNREACHABLE" }>> {
  const link = await linkOf(database.kysely, userCode);
  if (!link) return fail({ code: "NOT_LINKED" });
  const account = await club.account(link.clubMemberId);
  // A link to an account the club does not know is as good as none that can be asked.
  return account.ok ? ok(account.value) : fail({ code: "CLUB_UNREACHABLE" });
}
