import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { memberFacade, renewSession } from "#modules/identity/server/index.ts";
import { allCookiesOf, sessionCookieOf } from "#modules/identity/server/testing/identity-fixture.ts";
import { type Reply, registrationFixture, rightCode } from "#modules/identity/server/testing/registration-fixture.ts";
import { joinWording } from "../../contract/data-consent.ts";
import { usualPointRates } from "../../contract/point-rates.ts";
import { clubDirectory, isLinked, loyaltyModule } from "../index.ts";
import { memoryClub } from "./memory-club.ts";

const reply = "success code message timestamp errorMessage errorCode";
const login = "userCode email firstName lastName mobile orgCode userType passwordSet userAuthToken tenantCode";
const documents = {
  checkMobile: `query checkMobilePhoneAlreadyExistInMapclub($mobile: String!) {
    answer: checkMobilePhoneAlreadyExistInMapclub(input: { mobile: $mobile }) { ${reply} data { shop club } } }`,
  status: `query checkMemberStatus($phone: String!) { answer: checkMemberStatus(phone: $phone) { ${reply} data {
    nimbusIdMasking firstNameMasking lastNameMasking emailMasking emailVerified phoneVerified statusUser } } }`,
  referral: `query validateReferralCode($code: String!) { answer: validateReferralCode(referralCode: $code) { ${reply}
    data { firstName lastName fullName referralCode registerDate } } }`,
  join: `mutation registerMapclub($input: ClubSignUpInput!) { answer: registerMapclub(input: $input) { ${reply}
    data { memberCode token expired status login { ${login} } } } }`,
  signIn: `mutation mapClubLoginN($mobile: String!, $password: String!) {
    answer: mapClubLoginN(input: { mobile: $mobile, password: $password }) { ${reply} clubProof data { ${login} } } }`,
  register: `mutation speedShopRegisterBAWithVerificationNew($input: SignUpInput!) {
    answer: speedShopRegisterBAWithVerificationNew(input: $input) { ${reply} data { ${login} } } }`,
  bindProved: `mutation mapClubBindProved($proof: String!) { answer: mapClubBindProved(proof: $proof) { success code message
    userCode firstName lastName mobile thirdId thirdExist availablePoints isValid isGuest } }`,
  confirm: `mutation mapClubBindConfirm($mobile: String!, $thirdId: String!) {
    answer: mapClubBindConfirm(mobile: $mobile, thirdId: $thirdId) { success code message } }`,
} as const;

/** The parts of the club's form that a test does not care about; the birth date as the form writes it (SU-24). */
export const joiner = {
  password: "kuda-lari9",
  rePassword: "kuda-lari9",
  firstName: "Sari",
  lastName: "Dewi",
  birthDate: "05/01/1999",
  gender: "FEMALE",
  joinLoyaltyProgram: true,
  mapclubDataConsent: "1",
  consent: { accepted: true, textVersion: joinWording },
};

/** Visitors who register with the club over a real endpoint; the club is in memory. */
export async function joinFixture(database: Database) {
  const memory = memoryClub();
  const changes = {
    club: clubDirectory(memory.club),
    isClubMember: (userCode: string) => isLinked(database.kysely, userCode),
  };
  const fixture = await registrationFixture(database, changes, (identity) => [
    loyaltyModule({
      database,
      clock: identity.clock,
      ids: identity.ids,
      secret: identity.secret,
      sealer: identity.sealer,
      club: memory.club,
      points: usualPointRates,
      ordersOf: async () => new Map(),
      clubSiteUrl: "http://club.test/club",
      members: memberFacade(identity),
      emailRule: identity.emailRule,
      renewSession: (context, userCode) => renewSession(identity, context, userCode),
    }),
  ]);

  async function visitor(address?: string) {
    const guest = await fixture.visitor(address);
    let cookie = guest.headers.cookie;
    const call = async <Data>(name: keyof typeof documents, variables: object, keep = true) => {
      const headers = { ...guest.headers, cookie };
      const response = await fixture.post<{ answer: Reply<Data> }>(documents[name], { ...variables }, headers);
      const { data } = response.body;
      if (!data) throw new Error(JSON.stringify(response.body));
      if (keep && allCookiesOf(response).includes("token=")) cookie = sessionCookieOf(response);
      return data.answer;
    };
    /** Verifies a number and an e-mail address, and returns the tickets for the form. */
    const proofs = async (mobile: string, email: string) => {
      const token = await guest.provedMobile(mobile);
      const result = await guest.askedEmail(email);
      const code = { token: result, email, verificationCode: rightCode };
      const { data } = await guest.call<{ token: string }>("verifyEmail", code);
      return { token, emailToken: data.token, email, mobile };
    };
    return { ...guest, ask: call, proofs, whoAmI: async () => (await fixture.whoAmI({ cookie })).body.data?.whoAmI };
  }

  /** The shop's rows about the account with this e-mail address. */
  async function accountOf(email: string) {
    const { rows } = await sql<Record<string, unknown>>`
      select mobile, first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate", gender,
        club_member_id as "clubMemberId", user_code as "userCode",
        (select json_agg(json_build_array(purpose, text_version) order by purpose)
         from consent.entry where subject = 'member:' || member.user_code) as consents
      from identity.member left join loyalty.link using (user_code) where email = ${email}`.execute(database.kysely);
    return rows;
  }
  return { ...fixture, memory, visitor, accountOf };
}
