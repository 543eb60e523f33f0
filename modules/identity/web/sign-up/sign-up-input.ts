import { asBirthDay, sentDay } from "../../contract/person.ts";
import { transformPassword } from "../../contract/transform-password.ts";
import type { Newcomer } from "./newcomer.ts";
import type { SignUpDraft } from "./sign-up-errors.ts";

/**
 * The mutation's input from the form, with the specification's extra fields (SU-26). The e-mail proof is added by the caller.
 */
export function signUpInput(draft: SignUpDraft, newcomer: Newcomer, newsletter: boolean) {
  const { email, firstName, lastName, gender } = draft;
  return {
    email,
    firstName,
    lastName,
    gender,
    password: transformPassword(draft.password),
    rePassword: transformPassword(draft.rePassword),
    birthDate: sentDay(asBirthDay(draft.birthDate) ?? ""),
    mobile: newcomer.mobile,
    token: newcomer.token,
    tokenSS: newcomer.tokenSS,
    consent: { accepted: draft.consent !== "", textVersion: draft.consent },
    newsletterSubscription: newsletter,
    joinLoyaltyProgram: true,
    // For inactive club members only; a visitor who signs up here is new.
    id: null,
    memberCode: null,
  };
}
