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

/** A member reads another mailbox from now on: the newsletter comes along, and leaves the old one alone. */
export async function moveSubscription(
  trx: Transaction<unknown>,
  deps: Pick<NewsletterDeps, "clock" | "ids" | "secret" | "scope">,
  { from, to, locale, address }: MovedMailbox,
): Promise<void> {
  const { scope } = deps;
  const at = deps.clock.now();
  const left = from === null ? null : await cancelMailbox(trx, { email: from, siteCode: scope.siteCode }, at);
  if (!left) return;
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
  const words = { purpose: "marketingEmail", textVersion: currentVersion.marketingEmail, form: "account" } as const;
  for (const { email, given } of [
    { email: left.email, given: false },
    { email: to, given: true },
  ]) {
    await recordConsent(trx, deps, { ...words, subject: { kind: "email", email }, given, locale, address });
  }
}
