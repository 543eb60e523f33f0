import * as v from "valibot";
import { isKnownWording } from "#modules/consent/contract/wordings.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { readSocialTicket } from "../social/social-ticket.ts";

const ticket = v.nullish(v.pipe(v.string(), v.maxLength(4_000)), null);

/** Fields of a sign-up form beside the shopper's own (SU-26). */
export const signUpExtras = {
  /** Ticket of the mobile number. */
  token: ticket,
  /** Ticket of the e-mail address. */
  emailToken: ticket,
  /** Ticket of the social account, if any. */
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

/**
 * The person of the social ticket, or null. An expired ticket counts as none: registration still succeeds, without the link.
 */
export function socialPersonOf(
  deps: Pick<IdentityDeps, "secret" | "clock">,
  tokenSS: string | null,
): SocialPerson | null {
  const ticket = tokenSS === null ? null : readSocialTicket(deps, tokenSS);
  return ticket?.ok ? ticket.value.person : null;
}

type Consent = { readonly accepted: boolean; readonly textVersion: string } | null;

/** Version of the consent text whose box was ticked, or null. */
export const tickedVersion = (consent: Consent): string | null => (consent?.accepted ? consent.textVersion : null);
