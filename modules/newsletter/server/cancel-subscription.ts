import { asEmailAddress } from "#kit/core/email-address.ts";
import { asLocale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ConsentForm } from "#modules/consent/contract/consent-purpose.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import { readUnsubscribeToken } from "./link-tokens.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";
import { cancelMailbox, type SubscriptionKey } from "./store/subscriptions.ts";

export type CancelFailure = { code: "LINK_INVALID" } | { code: "ACTION_NOT_ALLOWED" };

type CancelInput = { readonly token: string | null; readonly email: string | null };
type From = Pick<RequestContext, "caller" | "locale" | "address">;

/** Ends the subscription of a signed link, or of a signed-in member. Knowing an e-mail address is not enough. */
export async function cancelSubscription(
  deps: NewsletterDeps,
  { token, email }: CancelInput,
  from: From,
): Promise<Result<true, CancelFailure>> {
  if (token !== null) {
    const code = readUnsubscribeToken(token, deps.secret);
    if (code === null) return fail({ code: "LINK_INVALID" });
    await cancel(deps, { code }, from, "unsubscribeLink");
    return ok(true);
  }
  const own = from.caller.kind === "member" ? await deps.emailOfMember(from.caller.userCode) : null;
  const named = email === null ? own : asEmailAddress(email, { plus: true });
  if (own === null || named !== own) return fail({ code: "ACTION_NOT_ALLOWED" });
  await cancel(deps, { email: own, siteCode: deps.scope.siteCode }, from, "account");
  return ok(true);
}

/** Ends the subscription and withdraws the consent in one transaction. An ended or unknown one stays unchanged. */
async function cancel(deps: NewsletterDeps, which: SubscriptionKey, from: From, form: ConsentForm): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const ended = await cancelMailbox(trx, which, deps.clock.now());
    if (!ended) return;
    await recordConsent(trx, deps, {
      subject: { kind: "email", email: ended.email },
      purpose: "marketingEmail",
      textVersion: currentVersion.marketingEmail,
      given: false,
      form,
      // A one-click unsubscribe request of a mail program has no language.
      locale: asLocale(ended.locale) ?? from.locale,
      address: from.address,
    });
  });
}
