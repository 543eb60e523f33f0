import { maskedMobile } from "#kit/core/mobile-number.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { requestLinkBonus } from "../points/request-link-bonus.ts";
import { replaceLink } from "../store/links.ts";
import type { ProvedAccount } from "./club-ticket.ts";
import { notifyLinkChange } from "./notify-link-change.ts";

type Where = Pick<RequestContext, "locale" | "address">;

/**
 * Links a member to a club account whose password was proved. One transaction removes the earlier links of both sides,
 * records the consent, notifies the member who lost the account, and requests the bonus.
 */
export async function linkAccount(
  deps: LoyaltyDeps,
  { locale, address }: Where,
  account: ProvedAccount,
): Promise<void> {
  const { userCode, clubMemberId } = account;
  await inTransaction(deps.database, async (trx) => {
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
      form: "clubLink",
      address,
    });
    if (loser !== null) await notifyLinkChange(trx, deps, { userCode: loser, event: "taken", locale });
    await notifyLinkChange(trx, deps, { userCode, event: "linked", locale });
    await requestLinkBonus(trx, deps, { userCode, clubMemberId });
  });
}
