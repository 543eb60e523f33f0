import { transformPassword } from "#modules/identity/contract/transform-password.ts";
import type { Newcomer } from "#modules/identity/web/sign-up/newcomer.ts";
import type { SignUpDraft } from "#modules/identity/web/sign-up/sign-up-errors.ts";

type Extras = {
  readonly emailToken: string | null;
  readonly referralCode: string | null;
  readonly newsletter: boolean;
  /** The version of the club's data terms that is in force. */
  readonly consentVersion: string;
};

/** The form's input for the API, with the fixed fields (SU-24, SU-26). */
export function clubSignUpInput(draft: SignUpDraft, newcomer: Newcomer, extras: Extras) {
  const { email, firstName, lastName, gender, birthDate, consent } = draft;
  return {
    email,
    firstName,
    lastName,
    gender,
    password: transformPassword(draft.password),
    rePassword: transformPassword(draft.rePassword),
    // As it is written: day, month, year.
    birthDate,
    mobile: newcomer.mobile,
    token: newcomer.token ?? "",
    emailToken: extras.emailToken,
    tokenSS: newcomer.tokenSS,
    referralCode: extras.referralCode,
    newsletterSubscription: extras.newsletter,
    joinLoyaltyProgram: true,
    id: newcomer.memberId,
    memberCode: newcomer.memberId,
    mapclubDataConsent: extras.consentVersion,
    consent: { accepted: consent !== "", textVersion: consent },
  };
}
