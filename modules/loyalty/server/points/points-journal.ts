import { fail, ok, type Result } from "#kit/core/result.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubAccount, ClubEntry } from "../ports/club.ts";
import { linkOf } from "../store/links.ts";

type PointsJournal = { readonly account: ClubAccount; readonly entries: readonly ClubEntry[] };

/** The balance of a linked member and the newest movements, read from the club; the shop stores neither. */
export async function pointsJournal(
  { database, club }: Pick<LoyaltyDeps, "database" | "club">,
  userCode: string,
  first: number,
): Promise<Result<PointsJournal, { readonly code: "NOT_LINKED" | "CLUB_UNREACHABLE" }>> {
  const link = await linkOf(database.kysely, userCode);
  if (!link) return fail({ code: "NOT_LINKED" });
  const [account, history] = await Promise.all([
    club.account(link.clubMemberId),
    club.history(link.clubMemberId, { first, after: null }),
  ]);
  // A link to an account the club no longer has is reported as unreachable.
  if (!account.ok || !history.ok) return fail({ code: "CLUB_UNREACHABLE" });
  return ok({ account: account.value, entries: history.value.entries });
}
