import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { maskedFullName } from "../../contract/masked-name.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown } from "../ports/club.ts";
import { linkOf } from "../store/links.ts";
import type { ProvedAccount } from "./club-ticket.ts";
import { type LinkDeps, linkWithin, type Where } from "./link-account.ts";

export type NotLinkable = ClubDown | { readonly code: "NO_CLUB_ACCOUNT" } | { readonly code: "ALREADY_LINKED" };

/** The active club account with a member's number, for a member without a link. The caller proves the number. */
export async function linkableAccount(
  { database, club }: Pick<LoyaltyDeps, "database" | "club">,
  { userCode, mobile }: { readonly userCode: string; readonly mobile: string },
): Promise<Result<ProvedAccount, NotLinkable>> {
  if (await linkOf(database.kysely, userCode)) return fail({ code: "ALREADY_LINKED" });
  const found = await club.memberByMobile(mobile);
  if (!found.ok) return found;
  if (found.value?.status !== "ACTIVE") return fail({ code: "NO_CLUB_ACCOUNT" });
  const { id, firstName, lastName } = found.value;
  return ok({ clubMemberId: id, mobile, maskedName: maskedFullName(firstName, lastName), userCode });
}

/** Links as the member's own dialog does. False when somebody has linked the member meanwhile. */
export async function linkOnBehalf(
  trx: Transaction<unknown>,
  deps: LinkDeps,
  where: Where,
  account: ProvedAccount,
): Promise<boolean> {
  const link = await linkOf(trx, account.userCode);
  if (link && link.clubMemberId !== account.clubMemberId) return false;
  await linkWithin(trx, deps, where, account);
  return true;
}
