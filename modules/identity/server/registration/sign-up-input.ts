import * as v from "valibot";
import { isKnownWording } from "#modules/consent/contract/wordings.ts";

const ticket = v.nullish(v.pipe(v.string(), v.maxLength(4_000)), null);

/** What a sign-up form sends beside what the shopper fills in (SU-26). */
export const sentAlong = {
  /** The number's ticket. */
  token: ticket,
  /** The mailbox's ticket. */
  emailToken: ticket,
  /** The ticket of an account elsewhere. */
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

type Consent = { readonly accepted: boolean; readonly textVersion: string } | null;

/** The version of the words whose box was ticked, or null. */
export const tickedVersion = (consent: Consent): string | null => (consent?.accepted ? consent.textVersion : null);
