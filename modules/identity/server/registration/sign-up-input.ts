import * as v from "valibot";
import { isKnownWording } from "#modules/consent/contract/wordings.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { readSocialTicket } from "../social/social-ticket.ts";

const ticket = v.nullish(v.pipe(v.string(), v.maxLength(4_000)), null);

/** What a sign-up form sends beside what the shopper fills in (SU-26). */
export const sentAlong = {
  /** The number's ticket. */
  token: ticket,
  /** The mailbox's ticket. */
  emailToken: ticket,
  /** The ticket of the account elsewhere that a newcomer came with. */
  tokenSS: ticket,
  consent: v.nullish(
    v.object({
      accepted: v.boolean(),
      textVersion: v.pipe(
        v.string(),
        v.check((version) => isKnownWording("dataProtection", version)),
      ),
    }),
    null,
  ),
};

/** Whom the other side vouched for; null for those who came without, and for an old ticket: it costs nobody their account. */
export function broughtAlong(
  deps: Pick<IdentityDeps, "secret" | "clock">,
  tokenSS: string | null,
): SocialPerson | null {
  const ticket = tokenSS === null ? null : readSocialTicket(deps, tokenSS);
  return ticket?.ok ? ticket.value.person : null;
}

type Consent = { readonly accepted: boolean; readonly textVersion: string } | null;

/** The version of the words whose box was ticked, or null. */
export const tickedVersion = (consent: Consent): string | null => (consent?.accepted ? consent.textVersion : null);
