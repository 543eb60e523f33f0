import type { Transaction } from "kysely";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { customerProfile } from "#modules/identity/server/index.ts";
import { maskedFullName } from "../../contract/masked-name.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown } from "../ports/club.ts";
import { linkOf } from "../store/links.ts";
import type { ProvedAccount } from "./club-ticket.ts";
import { type LinkDeps, linkWithin, unlinkWithin, type Where } from "./link-account.ts";

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
  account: ProvedAccount,
): Promise<boolean> {
  const link = await linkOf(trx, account.userCode);
  if (link && link.clubMemberId !== account.clubMemberId) return false;
  await linkWithin(trx, deps, await onBehalfOf(trx, account.userCode), account);
  return true;
}

/** Unlinks as the member's own dialog does. False without a link. */
export const unlinkOnBehalf = async (trx: Transaction<unknown>, deps: LinkDeps, userCode: string): Promise<boolean> =>
  unlinkWithin(trx, deps, await onBehalfOf(trx, userCode), userCode);

/** The member's language, and no address: the request came from staff, whose address is not the member's. */
async function onBehalfOf(trx: Transaction<unknown>, userCode: string): Promise<Where> {
  const locale = asLocale((await customerProfile(trx, userCode))?.locale) ?? fallbackLocale;
  return { locale, address: "", form: "clubOnBehalf" };
}
