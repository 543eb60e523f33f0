import { asEmailAddress } from "#kit/core/email-address.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { keyed, keyedByAddress, rateLimit } from "#kit/postgres/declared-limits.ts";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ConsentForm } from "#modules/consent/contract/consent-purpose.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import { putIntoEnvelope, sendMessage } from "#modules/notification/server/index.ts";
import { emailsPerMailboxPerDay, type SourceType, subscriptionsPerAddressPerHour } from "../contract/constants.ts";
import type { UtmParameters } from "../contract/utm-parameters.ts";
import { issueConfirmToken, issueUnsubscribeToken } from "./link-tokens.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";
import { subscribeMailbox } from "./store/subscriptions.ts";

export type SubscribeInput = {
  readonly email: string;
  readonly sourceType: SourceType;
  readonly utmData: UtmParameters;
  /** Null when the box was not ticked. */
  readonly consent: { readonly textVersion: string; readonly form: ConsentForm } | null;
};

type From = { readonly locale: Locale; readonly address: string };

export type SubscribeFailure = { code: "EMAIL_INVALID" } | { code: "CONSENT_REQUIRED" } | { code: "RATE_LIMITED" };

const fromAddress = rateLimit("newsletter-from", subscriptionsPerAddressPerHour, 60 * 60);
const toMailbox = rateLimit("newsletter-to", emailsPerMailboxPerDay, 24 * 60 * 60);

/** Outbox topic of e-mails that are discarded: they are written only to make the work equal. */
export const unsentTopic = "newsletter.unsent";

/**
 * Subscribes a mailbox and sends a confirmation e-mail (double opt-in). A known mailbox gets the same reply after the same
 * work, so that neither the reply nor its timing reveals who is subscribed.
 */
export async function subscribe(
  deps: NewsletterDeps,
  input: SubscribeInput,
  from: From,
): Promise<Result<true, SubscribeFailure>> {
  const email = asEmailAddress(input.email, deps.emailRule);
  if (email === null) return fail({ code: "EMAIL_INVALID" });
  const { consent } = input;
  if (!consent) return fail({ code: "CONSENT_REQUIRED" });
  if (!(await isAddressAllowed(deps, from.address))) return fail({ code: "RATE_LIMITED" });
  const mayEmail = await isMailboxAllowed(deps, email);
  await inTransaction(deps.database, async (trx) => {
    const { sourceType, utmData } = input;
    const at = deps.clock.now();
    const draft = { code: deps.ids.uuid(), scope: deps.scope, email, sourceType, utmData, locale: from.locale, at };
    const { code, confirmed } = await subscribeMailbox(trx, { ...draft, isConfirmed: false });
    await recordConsent(trx, deps, {
      subject: { kind: "email", email },
      purpose: "marketingEmail",
      given: true,
      ...consent,
      ...from,
    });
    const tokens = {
      unsubscribeToken: issueUnsubscribeToken(code, deps.secret),
      confirmToken: issueConfirmToken(code, deps.secret),
    };
    const content = { kind: "newsletterWelcome", data: tokens } as const;
    const message = { channel: "EMAIL", to: email, locale: from.locale, content } as const;
    // A confirmed mailbox needs no e-mail, and an unconfirmed one at most one a day; the work is the same in every case.
    if (mayEmail && !confirmed) await sendMessage(trx, deps, message);
    else await addToOutbox(trx, deps.ids, { topic: unsentTopic, payload: putIntoEnvelope(message, deps.sealer) });
  });
  return ok(true);
}

async function isAddressAllowed({ database, secret }: NewsletterDeps, address: string): Promise<boolean> {
  return (await hit(database.kysely, keyedByAddress(fromAddress, secret, address))).allowed;
}

async function isMailboxAllowed({ database, secret }: NewsletterDeps, email: string): Promise<boolean> {
  return (await hit(database.kysely, keyed(toMailbox, keyedHash(secret, email)))).allowed;
}
