import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";
import { cancelMailbox, subscribeMailbox } from "./store/subscriptions.ts";

export type MovedMailbox = {
  readonly from: string | null;
  readonly to: string;
  readonly locale: Locale;
  readonly address: string;
};

/** Moves the newsletter subscription when a member's e-mail address changes. */
export async function moveSubscription(
  trx: Transaction<unknown>,
  deps: Pick<NewsletterDeps, "clock" | "ids" | "secret" | "scope">,
  { from, to, locale, address }: MovedMailbox,
): Promise<void> {
  const { scope } = deps;
  const at = deps.clock.now();
  const ended = from === null ? null : await cancelMailbox(trx, { email: from, siteCode: scope.siteCode }, at);
  if (!ended) return;
  const utmData = {};
  await subscribeMailbox(trx, {
    code: deps.ids.uuid(),
    scope,
    email: to,
    sourceType: "Web",
    utmData,
    locale,
    at,
    isConfirmed: true,
  });
  const consent = { purpose: "marketingEmail", textVersion: currentVersion.marketingEmail, form: "account" } as const;
  for (const { email, given } of [
    { email: ended.email, given: false },
    { email: to, given: true },
  ]) {
    await recordConsent(trx, deps, { ...consent, subject: { kind: "email", email }, given, locale, address });
  }
}
