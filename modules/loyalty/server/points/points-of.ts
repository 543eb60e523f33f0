import { fail, ok, type Result } from "#kit/core/result.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubAccount } from "../ports/club.ts";
import { linkOf } from "../store/links.ts";

/** The member's balance, read from the club; the shop stores none. */
export async function pointsOf(
  { database, club }: Pick<LoyaltyDeps, "database" | "club">,
  userCode: string,
): Promise<Result<ClubAccount, { readonly code: "NOT_LINKED" | "CLUB_UNREACHABLE" }>> {
  const link = await linkOf(database.kysely, userCode);
  if (!link) return fail({ code: "NOT_LINKED" });
  const account = await club.account(link.clubMemberId);
  // A link to an account the club no longer has is reported as unreachable.
  return account.ok ? ok(account.value) : fail({ code: "CLUB_UNREACHABLE" });
}
