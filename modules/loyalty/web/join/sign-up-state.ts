import type { Locale } from "#kit/core/locale.ts";
import { type SignUpDraft, type SignUpErrors, signUpErrors } from "#modules/identity/web/sign-up/sign-up-errors.ts";

/** The parts that still disable the Register button, in the form's order (SU-11, SU-16). */
export type Missing = "fields" | "email" | "consent";

export type FormState = { readonly errors: SignUpErrors; readonly missing: readonly Missing[] };

/** Validates the form. The e-mail address must be proved, not only valid. */
export function signUpState(draft: SignUpDraft, emailProved: boolean, locale: Locale): FormState {
  const { consent, ...errors } = signUpErrors(draft, { proved: true, locale });
  const { email: _email, ...others } = errors;
  const missing: Missing[] = [];
  if (!emailProved) missing.push("email");
  if (Object.keys(others).length > 0) missing.push("fields");
  if (consent !== undefined) missing.push("consent");
  return { errors: consent === undefined ? errors : { ...errors, consent }, missing };
}
