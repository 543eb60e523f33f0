import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import type { OperationReply } from "#kit/graphql/testing/post-operation.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { cookieOf, guestOf, identityFixture } from "./identity-fixture.ts";

/** A standard reply; tests read its data untyped. */
export type Reply<Data = unknown> = {
  success: boolean;
  code: string;
  message: string | null;
  errorMessage: string | null;
  errorCode: string | null;
  data: Data;
};

/** Every code is this one. */
export const rightCode = "4711";

const reply = "success code message timestamp errorMessage errorCode";
const login = "userCode email firstName lastName mobile orgCode userType passwordSet userAuthToken tenantCode";
const documents = {
  check: `query checkMobilePhoneAlreadyExist($mobile: String!) {
    answer: checkMobilePhoneAlreadyExist(input: { mobile: $mobile }) { ${reply} data { shop club } } }`,
  send: `mutation sendOtpToMember($mobile: String!, $channel: OtpChannel) {
    answer: sendOtpToMember(input: { mobile: $mobile }, channel: $channel) { ${reply} data { timeRemaining } } }`,
  verify: `mutation verifyOtpMember($mobile: String!, $verificationCode: String!) {
    answer: verifyOtpMember(mobile: $mobile, verificationCode: $verificationCode) { ${reply} data { token } } }`,
  freeEmail: `query checkAvailabilityEmail($email: String!) {
    answer: checkAvailabilityEmail(email: $email) { ${reply} data { token } } }`,
  emailCode: `mutation memberEmailVerification($token: String!, $way: EmailProofWay, $redirectUrl: String) {
    answer: memberEmailVerification(tokenCheckAvailabilityEmail: $token, way: $way, redirectUrl: $redirectUrl) {
      ${reply} data { timeRemaining } } }`,
  verifyEmail: `mutation verifyOtpEmail($token: String!, $email: String!, $verificationCode: String!) {
    answer: verifyOtpEmail(tokenCheckAvailabilityEmail: $token, email: $email, verificationCode: $verificationCode) {
      ${reply} data { token } } }`,
  resendLink: `mutation resendLinkEmailVerification($token: String!) {
    answer: resendLinkEmailVerification(tokenVerifyOtpPhoneNo: $token) {
      ${reply} data { status timeRemaining email accountDetails } } }`,
  openLink: `query validateEmail($token: String!) {
    answer: validateEmail(input: { token: $token }) { ${reply} data { email token } } }`,
  detail: `query validateTokenDetailRegistration($token: String!) {
    answer: validateTokenDetailRegistration(tokenVerifyOtpPhoneNo: $token) {
      ${reply} data { phone phoneVerified email emailVerified enabled profileCompleted } } }`,
  register: `mutation speedShopRegisterBAWithVerification($input: SignUpInput!) {
    answer: speedShopRegisterBAWithVerification(input: $input) { ${reply} data { ${login} } } }`,
  registerNew: `mutation speedShopRegisterBAWithVerificationNew($input: SignUpInput!) {
    answer: speedShopRegisterBAWithVerificationNew(input: $input) { ${reply} data { ${login} } } }`,
} as const;

/** Form fields a test does not care about. */
export const registrationForm = {
  password: "kuda-lari9",
  rePassword: "kuda-lari9",
  firstName: "Sari",
  lastName: "Dewi",
  birthDate: "19990105",
  gender: "FEMALE",
  consent: { accepted: true, textVersion: currentVersion.dataProtection },
};

/** Registration behind a real endpoint; each visitor has a session and a network address of their own. */
export async function registrationFixture(
  database: Database,
  changes: Partial<IdentityDeps> = {},
  modules?: Parameters<typeof identityFixture>[2],
) {
  const ids = {
    ...systemIds,
    code: (length: number, alphabet?: string) => (length === 4 ? rightCode : systemIds.code(length, alphabet)),
  };
  const fixture = await identityFixture(database, { ids, ...changes }, modules);

  async function visitor(address = `2001:db8::${systemIds.code(8, "0123456789abcdef")}`) {
    const opened = await fixture.guestInit({ "x-test-address": address });
    const guest = guestOf(opened);
    const headers = { cookie: cookieOf(opened), "x-test-address": address };
    const call = async <Data>(
      name: keyof typeof documents,
      variables: Record<string, unknown>,
      more: Record<string, string> = {},
    ) => {
      const response: OperationReply<{ answer: Reply<Data> }> = await fixture.post(documents[name], variables, {
        ...headers,
        ...more,
      });
      const { data } = response.body;
      if (!data) throw new Error(JSON.stringify(response.body));
      return { ...data.answer, cookies: response.cookies };
    };
    return {
      ...guest,
      headers,
      call,
      /** Proves a number and returns its ticket. */
      async provedMobile(mobile: string): Promise<string> {
        await call("send", { mobile });
        const { data } = await call<{ token: string }[]>("verify", { mobile, verificationCode: rightCode });
        return data[0]?.token ?? "";
      },
      /** Checks that an e-mail address is free and requests a code; returns the address's ticket. */
      async askedEmail(email: string): Promise<string> {
        const { data } = await call<{ token: string }>("freeEmail", { email });
        await call("emailCode", { token: data.token });
        return data.token;
      },
    };
  }
  let newcomers = 0;
  /** A visitor with a proved number and a code sent to their e-mail address, and a complete form. */
  async function newcomer() {
    newcomers += 1;
    const someone = await visitor();
    const mobile = `+62812000${String(newcomers).padStart(5, "0")}`;
    const email = `newcomer-${newcomers}@example.com`;
    const token = await someone.provedMobile(mobile);
    const emailTicket = await someone.askedEmail(email);
    const form = { ...registrationForm, email, mobile, token, verificationCode: rightCode };
    return { visitor: someone, mobile, email, token, emailTicket, form };
  }
  const count = async (table: "identity.member" | "kit.outbox" | "consent.entry") =>
    (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.kysely))
      .rows[0]?.count ?? 0;
  return { ...fixture, visitor, newcomer, count };
}
