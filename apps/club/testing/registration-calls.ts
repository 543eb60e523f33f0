import type { ClubFixture } from "./club-fixture.ts";

const person =
  "data { id mobile email status firstName lastName gender birthDate emailVerified mobileVerified passwordSet havePin referralCode consentVersion tierCode }";

/** A valid form for a number. */
export const formOf = (mobile: string, more: Record<string, unknown> = {}) => ({
  mobile,
  email: `joiner${mobile.slice(-4)}@club.example`,
  password: "Klub-kita7",
  firstName: "Wati",
  lastName: "Susanti",
  gender: "FEMALE",
  birthDate: "1991-02-03",
  referralCode: null,
  consentVersion: "2026-01",
  memberId: null,
  ...more,
});

/** The operations of a registration with the fields that tests read. */
export function registrationCalls(club: ClubFixture) {
  let people = 0;
  return {
    aNumber: () => `+62878${String(++people).padStart(7, "0")}`,
    open: (mobile: string, key = `open-${mobile}`) =>
      club.ask("clubOpenRegistration", { mobile, key }, "data { token expiresAt member { id status } }"),
    register: (token: string, form: object, key = `register-${token.slice(0, 12)}`) =>
      club.ask("clubRegister", { token, form, key }, person),
    detail: (token: string) => club.ask("clubRegistrationDetail", { token }, "data { id firstName }"),
    referral: (code: string) =>
      club.ask("clubReferral", { code }, "data { firstName lastName referralCode registerDate }"),
  };
}
