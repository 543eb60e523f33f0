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

export type Asked = {
  readonly email: string;
  readonly sourceType: SourceType;
  readonly utmData: UtmParameters;
  /** The box that was ticked; null when it was not. */
  readonly consent: { readonly textVersion: string; readonly form: ConsentForm } | null;
};

type From = { readonly locale: Locale; readonly address: string };

export type SubscribeFailure = { code: "EMAIL_INVALID" } | { code: "CONSENT_REQUIRED" } | { code: "RATE_LIMITED" };

const fromAddress = rateLimit("newsletter-from", subscriptionsPerAddressPerHour, 60 * 60);
const toMailbox = rateLimit("newsletter-to", emailsPerMailboxPerDay, 24 * 60 * 60);

/** Letters that are not sent: written and thrown away like the others. */
export const unsentTopic = "newsletter.unsent";

/**
 * Puts a mailbox on the list and writes it one letter, which asks whether its reader wants the others; until they say so nothing
 * else comes. A mailbox that is on it already gets the same answer after the same work, so that nobody learns who reads us.
 */
export async function subscribe(
  deps: NewsletterDeps,
  asked: Asked,
  from: From,
): Promise<Result<true, SubscribeFailure>> {
  const email = asEmailAddress(asked.email, deps.emailRule);
  if (email === null) return fail({ code: "EMAIL_INVALID" });
  const { consent } = asked;
  if (!consent) return fail({ code: "CONSENT_REQUIRED" });
  if (!(await mayAsk(deps, from.address))) return fail({ code: "RATE_LIMITED" });
  const mayWrite = await mayWriteTo(deps, email);
  await inTransaction(deps.database, async (trx) => {
    const { sourceType, utmData } = asked;
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
    const letter = { channel: "EMAIL", to: email, locale: from.locale, content } as const;
    // Who has confirmed needs no letter, and who was asked today no second one; the work is the same, so that nobody learns it.
    if (mayWrite && !confirmed) await sendMessage(trx, deps, letter);
    else await addToOutbox(trx, deps.ids, { topic: unsentTopic, payload: putIntoEnvelope(letter, deps.sealer) });
  });
  return ok(true);
}

async function mayAsk({ database, secret }: NewsletterDeps, address: string): Promise<boolean> {
  return (await hit(database.kysely, keyedByAddress(fromAddress, secret, address))).allowed;
}

async function mayWriteTo({ database, secret }: NewsletterDeps, email: string): Promise<boolean> {
  return (await hit(database.kysely, keyed(toMailbox, keyedHash(secret, email)))).allowed;
}
