import { asBirthDay, sentDay } from "../../contract/person.ts";
import { transformPassword } from "../../contract/transform-password.ts";
import type { Newcomer } from "./newcomer.ts";
import type { SignUpDraft } from "./sign-up-errors.ts";

/** The form as it is sent, with what the product adds to it (SU-26). The proof of the mailbox comes on top. */
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
    // Those of an inactive member of the club; whoever signs up here is new.
    id: null,
    memberCode: null,
  };
}
