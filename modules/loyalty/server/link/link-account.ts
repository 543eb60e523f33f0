import type { Transaction } from "kysely";
import { maskedMobile } from "#kit/core/mobile-number.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { requestLinkBonus } from "../points/request-link-bonus.ts";
import { deleteLink, replaceLink } from "../store/links.ts";
import type { ProvedAccount } from "./club-ticket.ts";
import { notifyLinkChange } from "./notify-link-change.ts";

/** Where a member gave or withdrew the consent; `form` is the member's own dialog unless named. */
export type Where = Pick<RequestContext, "locale" | "address"> & { readonly form?: "clubLink" | "clubOnBehalf" };
export type LinkDeps = Pick<LoyaltyDeps, "clock" | "ids" | "secret" | "sealer">;

/** Links a member to a club account whose password was proved, in one transaction. */
export const linkAccount = (deps: LoyaltyDeps, where: Where, account: ProvedAccount): Promise<void> =>
  inTransaction(deps.database, (trx) => linkWithin(trx, deps, where, account));

/** Removes the earlier links of both sides, records the consent, notifies the member who lost the account, and requests the bonus. */
export async function linkWithin(
  trx: Transaction<unknown>,
  deps: LinkDeps,
  { locale, address, form = "clubLink" }: Where,
  account: ProvedAccount,
): Promise<void> {
  const { userCode, clubMemberId } = account;
  const link = { userCode, clubMemberId, maskedName: account.maskedName, maskedMobile: maskedMobile(account.mobile) };
  const { loser, changed } = await replaceLink(trx, link);
  // A second click or tab repeats the same link: no second notification.
  if (!changed) return;
  await recordConsent(trx, deps, {
    subject: { kind: "member", userCode },
    purpose: "clubDataSharing",
    textVersion: currentVersion.clubDataSharing,
    locale,
    given: true,
    form,
    address,
  });
  if (loser !== null) await notifyLinkChange(trx, deps, { userCode: loser, event: "taken", locale });
  await notifyLinkChange(trx, deps, { userCode, event: "linked", locale });
  await requestLinkBonus(trx, deps, { userCode, clubMemberId });
}

/** Removes the link, withdraws the consent and notifies the member. False without a link. */
export async function unlinkWithin(
  trx: Transaction<unknown>,
  deps: LinkDeps,
  { locale, address, form = "clubLink" }: Where,
  userCode: string,
): Promise<boolean> {
  if ((await deleteLink(trx, userCode)) === null) return false;
  await recordConsent(trx, deps, {
    subject: { kind: "member", userCode },
    purpose: "clubDataSharing",
    textVersion: currentVersion.clubDataSharing,
    locale,
    given: false,
    form,
    address,
  });
  await notifyLinkChange(trx, deps, { userCode, event: "unlinked", locale });
  return true;
}
