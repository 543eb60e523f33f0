import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { ConsentForm, ConsentPurpose } from "#modules/consent/contract/consent-purpose.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { type ConsentSubject, recordConsent } from "#modules/consent/server/index.ts";
import type { Preferences } from "../contract/preferences.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";
import { findPreferences, lockPreferences, savePreferences } from "./store/preferences.ts";
import { cancelMailbox, subscribeMailbox } from "./store/subscriptions.ts";

export type PreferenceChange = {
  readonly userCode: string;
  /** The verified mailbox of the member, or null. */
  readonly email: string | null;
  readonly wanted: Preferences;
  readonly form: ConsentForm;
  readonly locale: Locale;
  readonly address: string;
};

type Deps = Pick<NewsletterDeps, "clock" | "ids" | "secret" | "scope">;
type ChangedConsent = {
  purpose: ConsentPurpose & keyof typeof currentVersion;
  subject: ConsentSubject;
  given: boolean;
};

/** Stores a member's preferences, and records each changed one in the consent ledger. */
export async function changePreferences(
  trx: Transaction<unknown>,
  deps: Deps,
  change: PreferenceChange,
): Promise<void> {
  const { userCode, email, wanted } = change;
  await lockPreferences(trx, userCode);
  const before = await findPreferences(trx, { userCode, email, siteCode: deps.scope.siteCode });
  await savePreferences(trx, userCode, wanted, deps.clock.now());
  const member = { kind: "member", userCode } as const;
  const changed: ChangedConsent[] = [];
  if (before.byEmail !== wanted.byEmail) {
    changed.push({ purpose: "marketingEmail", subject: member, given: wanted.byEmail });
  }
  if (before.byWhatsApp !== wanted.byWhatsApp) {
    changed.push({ purpose: "marketingWhatsApp", subject: member, given: wanted.byWhatsApp });
  }
  if (before.news !== wanted.news && email !== null) {
    await updateSubscription(trx, deps, email, change);
    changed.push({ purpose: "marketingEmail", subject: { kind: "email", email }, given: wanted.news });
  }
  const { form, locale, address } = change;
  for (const reply of changed) {
    const textVersion = currentVersion[reply.purpose];
    await recordConsent(trx, deps, { ...reply, textVersion, form, locale, address });
  }
}

/** Subscribes or unsubscribes the mailbox, without a confirmation e-mail because it is verified. */
async function updateSubscription(
  trx: Transaction<unknown>,
  deps: Deps,
  email: string,
  { wanted, locale }: PreferenceChange,
) {
  const at = deps.clock.now();
  if (!wanted.news) return void (await cancelMailbox(trx, { email, siteCode: deps.scope.siteCode }, at));
  const draft = {
    code: deps.ids.uuid(),
    scope: deps.scope,
    email,
    sourceType: "Web",
    utmData: {},
    locale,
    at,
    isConfirmed: true,
  } as const;
  await subscribeMailbox(trx, draft);
}
