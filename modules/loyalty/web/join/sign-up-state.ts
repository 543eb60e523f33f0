import type { Locale } from "#kit/core/locale.ts";
import { type SignUpDraft, type SignUpErrors, signUpErrors } from "#modules/identity/web/sign-up/sign-up-errors.ts";

/** What still keeps the Register button shut, in the order of the form (SU-11, SU-16). */
export type Missing = "fields" | "email" | "consent";

export type FormState = { readonly errors: SignUpErrors; readonly missing: readonly Missing[] };

/** Judges a form as it stands. The mailbox counts when it is proved, however well it is spelled. */
export function signUpState(draft: SignUpDraft, emailProved: boolean, locale: Locale): FormState {
  const { consent, ...errors } = signUpErrors(draft, { proved: true, locale });
  const { email: _email, ...others } = errors;
  const missing: Missing[] = [];
  if (!emailProved) missing.push("email");
  if (Object.keys(others).length > 0) missing.push("fields");
  if (consent !== undefined) missing.push("consent");
  return { errors: consent === undefined ? errors : { ...errors, consent }, missing };
}
