import { sql } from "kysely";
import { expect } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { ticketFor } from "#modules/identity/server/registration/registration-ticket.ts";
import { registrationForm } from "#modules/identity/server/testing/registration-fixture.ts";
import { issueTicket } from "#modules/identity/server/tickets/ticket.ts";
import { joiner } from "#modules/loyalty/server/testing/join-fixture.ts";
import { type Call, type Callers, type LimitFixture, rightPassword, shopSecret } from "./limit-fixture.ts";

const signUp = `mutation speedShopRegisterBAWithVerificationNew($input: SignUpInput!) {
  speedShopRegisterBAWithVerificationNew(input: $input) { errorCode } }`;
const join = `mutation registerMapclub($input: ClubSignUpInput!) { registerMapclub(input: $input) { errorCode } }`;
const isFree = `query checkAvailabilityEmail { checkAvailabilityEmail(email: "siapa@mail.example") { errorCode } }`;
const isMember = `query validateMemberEmail { validateMemberEmail(email: "siapa@mail.example") { errorCode } }`;
const sendCode = `mutation sendOtpToMember($mobile: String!) { sendOtpToMember(input: { mobile: $mobile }) { errorCode } }`;

const ticket = (purpose: string, subject: string) =>
  issueTicket({ secret: shopSecret, clock: systemClock }, { purpose, subject });

/** Callers of the limits of sessions, accounts and codes. */
export function accountCallers({
  database,
  anAddress,
  aNumber,
  from,
  post,
  codeOf,
  guest,
  member,
  wrongPassword,
}: LimitFixture): Callers {
  const db = database.kysely;
  const lookingUp = async (address?: string): Promise<Call> => {
    const headers = await guest(address);
    return () => codeOf(isFree, headers);
  };
  const asMember =
    (text: (userCode: string) => string): (() => Promise<Call>) =>
    async () => {
      const { headers, userCode } = await member();
      return () => codeOf(text(userCode), headers);
    };
  const signingUp = async (): Promise<Call> => {
    const headers = await guest();
    const email = `baru-${systemIds.code(8)}@mail.example`.toLowerCase();
    const { consent: _unticked, ...person } = registrationForm;
    return () =>
      codeOf(signUp, headers, { input: { ...person, email, emailToken: ticket(ticketFor.provedEmail, email) } });
  };
  const joining = async (): Promise<Call> => {
    const { headers, userCode, email } = await member();
    await sql`insert into loyalty.link (user_code, club_member_id) values (${userCode}, ${`ELSEWHERE-${userCode}`})`.execute(
      db,
    );
    const mobile = `+62${aNumber()}`;
    const tickets = { token: ticket(ticketFor.provedMobile, mobile), emailToken: ticket(ticketFor.provedEmail, email) };
    return () => codeOf(join, headers, { input: { ...joiner, ...tickets, email, mobile } });
  };
  const comingBack = async (): Promise<Call> => {
    const address = anAddress();
    return async () => {
      const begin = `mutation beginThirdPartyLogin { beginThirdPartyLogin(input: { thirdChannel: "facebook" }) {
        errorCode data { authorizationUrl } } }`;
      const started = await post<{ authorizationUrl: string }>(begin, from(address));
      const state = new URL(started.data?.authorizationUrl ?? "").searchParams.get("state") ?? "";
      const cookie = started.cookies.map((text) => text.split(";", 1)[0]).join("; ");
      const back = `mutation loginByThirdPartyMc($state: String!) { loginByThirdPartyMc(
        input: { thirdChannel: "facebook", thirdToken: "nonsense", state: $state }) { errorCode } }`;
      return codeOf(back, { ...from(address), cookie }, { state });
    };
  };
  const guessing = async (): Promise<Call> => {
    const { email } = await member();
    return () => wrongPassword(email, from(anAddress()));
  };
  const guessingFrom = async (): Promise<Call> => {
    const address = anAddress();
    return () => wrongPassword(`${systemIds.code(8)}@mail.example`.toLowerCase(), from(address));
  };
  const guessingOnDevice = async (): Promise<Call> => {
    const { email, device } = await member();
    return () => wrongPassword(email, { ...from(anAddress()), cookie: device });
  };
  return {
    "guest-session": async () => {
      const address = anAddress();
      return () => codeOf("mutation guestInit { guestInit { errorCode } }", from(address));
    },
    "sign-up": signingUp,
    join: joining,
    social: comingBack,
    "sign-in:account": guessing,
    "sign-in:account-hour": guessing,
    "sign-in:address": guessingFrom,
    "sign-in:address-day": guessingFrom,
    "sign-in:device": guessingOnDevice,
    "sign-in:device-hour": guessingOnDevice,
    "confirm-password": asMember(
      () => `mutation confirmAccess { confirmAccess(input: { password: "Salah-sekali9" }) { errorCode } }`,
    ),
    "member-file": async () => {
      const { headers } = await member();
      const confirm = `mutation confirmAccess { confirmAccess(input: { password: "${rightPassword}" }) { errorCode } }`;
      expect(await codeOf(confirm, headers)).toBe("ok");
      return () => codeOf("query queryMyData { queryMyData { errorCode } }", headers);
    },
    profile: asMember(() => "mutation updateMemberProfile { updateMemberProfile(input: {}) { errorCode } }"),
    preferences: asMember(
      (userCode) => `mutation synSSUserInfo { synSSUserInfo(userCode: "${userCode}", emailSubscribe: "1",
        whatsappSubscribe: "1", newsSubscribe: "1") { errorCode } }`,
    ),
    "cookie-consent": async () => {
      const headers = await guest();
      const text = `mutation recordCookieConsent { recordCookieConsent(choice: all, textVersion: "${currentVersion.cookies}") { errorCode } }`;
      return () => codeOf(text, headers);
    },
    "lookup:session": lookingUp,
    "lookup:none": async () => {
      const address = anAddress();
      return () => codeOf(isMember, from(address));
    },
    "lookup:device": async () => {
      const { device } = await member();
      return () => codeOf(isMember, { ...from(anAddress()), cookie: device });
    },
    "lookup:address": lookingUp,
    "code-door": async () => {
      const headers = await guest();
      const text = `mutation verifyOtpMember { verifyOtpMember(mobile: "81234567890", verificationCode: "1234") { errorCode } }`;
      return () => codeOf(text, headers);
    },
    "codes-sent": async () => async () => codeOf(sendCode, await guest(), { mobile: aNumber() }),
  };
}
