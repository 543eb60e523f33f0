import { maskedMobile } from "#kit/core/mobile-number.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { askForBonus } from "../points/ask-for-bonus.ts";
import { replaceLink } from "../store/links.ts";
import type { ProvedAccount } from "./club-ticket.ts";
import { tellOfLink } from "./tell-of-link.ts";

type Where = Pick<RequestContext, "locale" | "address">;

/**
 * Links a member to a club account they have proved to be theirs. In one transaction: what either side was linked to is not
 * any more, the consent is written down, whoever lost the account is told, and the bonus is on its way.
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
    // The same link once more, from a second click or a second tab: it is there, and nobody is told twice.
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
    if (loser !== null) await tellOfLink(trx, deps, { userCode: loser, event: "taken", locale });
    await tellOfLink(trx, deps, { userCode, event: "linked", locale });
    await askForBonus(trx, deps, { userCode, clubMemberId });
  });
}
