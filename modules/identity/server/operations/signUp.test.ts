import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { issueSocialTicket } from "../social/social-ticket.ts";
import { ownerOfSocialAccount } from "../store/social-accounts.ts";
import { aMember } from "../testing/a-member.ts";
import { registrationFixture, rightCode, somebody } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database, { lookups: { perSessionHour: 100, perAddressHour: 100 } });
await aMember(database, "U1", { email: "taken@example.com", mobile: "+62811000001" });

const vouched = {
  channel: "google" as const,
  subject: "",
  email: "",
  emailVerified: true,
  firstName: "Sari",
  lastName: "Dewi",
  gender: null,
  birthDate: null,
} satisfies SocialPerson;

let people = 0;
/** Somebody with a proved number and a code in their mailbox. */
async function newcomer() {
  people += 1;
  const visitor = await fixture.visitor();
  const mobile = `+62812000${String(people).padStart(5, "0")}`;
  const email = `newcomer-${people}@example.com`;
  const token = await visitor.provedMobile(mobile);
  const emailTicket = await visitor.askedEmail(email);
  return {
    visitor,
    mobile,
    email,
    token,
    emailTicket,
    form: { ...somebody, email, mobile, token, verificationCode: rightCode },
  };
}
type Login = { userCode: string; userAuthToken: string; email: string; mobile: string | null; userType: string };

const memberOf = async (email: string) =>
  (
    await sql<Record<string, unknown>>`select mobile, first_name, last_name, gender, birth_date::text as birth_date,
      email_verified_at is not null as email_proved, mobile_verified_at is not null as mobile_proved, password_hash
      from identity.member where email = ${email}`.execute(database.kysely)
  ).rows;
const consentsOf = async (userCode: string) =>
  (
    await sql<{ purpose: string }>`select purpose, text_version, given, form, language from consent.entry
      where subject = ${`member:${userCode}`} order by id`.execute(database.kysely)
  ).rows;

describe("OP-17 OP-18 OP-19 the mailbox", () => {
  test("VA-12 ER-11 a mailbox that is taken is UNKNOWN_ERROR, in the specification's words", async () => {
    const visitor = await fixture.visitor();
    expect(await visitor.call("freeEmail", { email: " Taken@Example.com " })).toMatchObject({
      success: false,
      errorCode: "UNKNOWN_ERROR",
      errorMessage: "This email has been registered, please use another.",
      data: null,
    });
    expect((await visitor.call("freeEmail", { email: "" })).errorMessage).toBe("Please enter your email");
    expect((await visitor.call("freeEmail", { email: "sari@" })).errorMessage).toBe("Invalid email address");
  });

  test("a free one gets a code, and the right code proves it, for that mailbox alone", async () => {
    const { visitor, email, emailTicket: token } = await newcomer();
    const other = await visitor.call("verifyEmail", { token, email: "other@example.com", verificationCode: rightCode });
    expect(other.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    const wrong = await visitor.call("verifyEmail", { token, email, verificationCode: "0000" });
    expect(wrong.errorCode).toBe("OTP_INVALID");
    const right = await visitor.call<{ token: string }>("verifyEmail", { token, email, verificationCode: rightCode });
    expect(right).toMatchObject({ success: true, data: { token: expect.any(String) } });
    // The ticket of the question is not the ticket of the answer.
    expect(right.data.token).not.toBe(token);
    const asked = await visitor.call("emailCode", { token: right.data.token });
    expect(asked.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  });

  test("OP-23 OP-25 a link is sent, sent again after a pause, and leads to its mailbox", async () => {
    const visitor = await fixture.visitor();
    const { data: free } = await visitor.call<{ token: string }>("freeEmail", { email: "link@example.com" });
    const before = await fixture.count("kit.outbox");
    expect((await visitor.call("emailCode", { token: free.token, way: "LINK" })).success).toBe(true);
    const again = await visitor.call<{ timeRemaining: number }[]>("resendLink", { token: free.token });
    expect(again.data).toEqual([
      { status: "SENT", timeRemaining: expect.any(Number), email: "l•••@example.com", accountDetails: null },
    ]);
    expect(await fixture.count("kit.outbox")).toBe(before + 1);
    expect((await visitor.call("openLink", { token: free.token })).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    expect((await visitor.call("openLink", { token: "nonsense" })).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  });
});

describe("OP-27 speedShopRegisterBAWithVerification", () => {
  test("SU-03 EN-14 EN-16 a filled-in form makes a member, with consents and a letter, and signs them in", async () => {
    const { visitor, email, mobile, form } = await newcomer();
    const letters = await fixture.count("kit.outbox");
    const answer = await visitor.call<Login>("register", { input: { ...form, newsletterSubscription: true } });
    expect(answer).toMatchObject({ success: true, code: "200", message: "Welcome! Your account is ready." });
    expect(answer.data).toMatchObject({
      email,
      mobile,
      firstName: "Sari",
      lastName: "Dewi",
      userType: "MEMBER",
      passwordSet: true,
    });
    expect(await memberOf(email)).toEqual([
      {
        mobile,
        first_name: "Sari",
        last_name: "Dewi",
        gender: "FEMALE",
        birth_date: "1999-01-05",
        email_proved: true,
        mobile_proved: true,
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
    const given = { text_version: "1", given: true, form: "signUp", language: "en-US" };
    expect(await consentsOf(answer.data.userCode)).toEqual([
      { purpose: "terms", ...given },
      { purpose: "dataProtection", ...given },
    ]);
    expect(await fixture.count("kit.outbox")).toBe(letters + 1);
    const bearer = { authorization: `Bearer ${answer.data.userAuthToken}` };
    expect((await fixture.whoAmI(bearer)).body).toEqual({ data: { whoAmI: answer.data.userCode } });
    // S6: the guest's cookie is worth nothing any more.
    expect((await fixture.whoAmI({ cookie: visitor.headers.cookie })).body.data).toBeNull();
  });

  test("a second submit is harmless: one member, one letter, whether one after the other or at once", async () => {
    const { visitor, email, form } = await newcomer();
    const [members, letters] = [await fixture.count("identity.member"), await fixture.count("kit.outbox")];
    // Whoever comes when the first is through already finds the guest's session ended, and is told so.
    const submit = () =>
      visitor.call<Login>("register", { input: form }).catch((cause: Error) => {
        expect(cause.message).toContain('"code":"0002"');
        return null;
      });
    const atOnce = await Promise.all(Array.from({ length: 8 }, submit));
    expect(atOnce.filter((answer) => answer?.success)).toHaveLength(1);
    const winner = atOnce.find((answer) => answer?.success);
    const session = (winner?.cookies ?? []).find((cookie) => cookie.startsWith("token="))?.split(";")[0] ?? "";
    const afterwards = await visitor.call<Login>("register", { input: form }, { cookie: session });
    expect(afterwards).toMatchObject({ success: true, data: { email, userCode: winner?.data.userCode } });
    expect(await fixture.count("identity.member")).toBe(members + 1);
    expect(await fixture.count("kit.outbox")).toBe(letters + 1);
  });

  test.each([
    ["email", { email: "sari@" }, "Invalid email address"],
    ["verificationCode", { verificationCode: "" }, "Please enter the validation code"],
    [
      "password",
      { password: "abcdef", rePassword: "abcdef" },
      "The value must contain alphanumeric special characters And at least six",
    ],
    ["rePassword", { rePassword: "kuda-lari8" }, "The password you entered are not the same"],
    ["firstName", { firstName: " " }, "Please enter your first name"],
    ["lastName", { lastName: "" }, "Please enter your last name"],
    ["birthDate", { birthDate: "20081116" }, "Minimum 18 years old"],
    ["birthDate", { birthDate: "20001332" }, "Date of birth is invalid"],
    ["gender", { gender: "" }, "Please select your gender"],
    ["mobile", { mobile: "12" }, "Please input the correct phone number"],
  ])("VA-10 VA-38 a wrong %s is refused with the form's own words", async (_field, change, words) => {
    const { visitor, form } = await newcomer();
    const answer = await visitor.call("register", { input: { ...form, ...change } });
    expect(answer).toMatchObject({ success: false, errorCode: "INVALID_INPUT", errorMessage: words });
    expect(await memberOf(form.email)).toEqual([]);
  });

  test("SU-17 VA-23 nobody is registered without the box", async () => {
    const { visitor, form } = await newcomer();
    const required = "You are required to agree to our data terms to proceed.";
    for (const consent of [null, { accepted: false, textVersion: "1" }]) {
      const answer = await visitor.call("register", { input: { ...form, consent } });
      expect(answer).toMatchObject({ errorCode: "CONSENT_REQUIRED", errorMessage: required });
    }
    const unknown = await visitor.call("register", {
      input: { ...form, consent: { accepted: true, textVersion: "99" } },
    });
    expect(unknown.errorCode).toBe("INVALID_INPUT");
  });

  test("D-05 a password that everybody tries first is refused, and the code is not spent on it", async () => {
    const { visitor, form } = await newcomer();
    const common = await visitor.call("register", {
      input: { ...form, password: "P@ssw0rd1", rePassword: "P@ssw0rd1" },
    });
    expect(common.errorCode).toBe("PASSWORD_COMMON");
    expect((await visitor.call("register", { input: form })).success).toBe(true);
  });

  test("D-09 a ticket is good for its own number and for 15 minutes", async () => {
    const { visitor, form } = await newcomer();
    const otherNumber = await visitor.call("register", { input: { ...form, mobile: "+62812999999" } });
    expect(otherNumber.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    expect((await visitor.call("register", { input: { ...form, token: null } })).errorCode).toBe(
      "REGISTRATION_TOKEN_EXPIRED",
    );
    fixture.clock.advance(15 * 60_000);
    const late = await visitor.call("register", { input: form });
    expect(late).toMatchObject({
      errorCode: "REGISTRATION_TOKEN_EXPIRED",
      errorMessage: "This took a little too long. Please verify your number or e-mail once more.",
    });
  });

  test("SU-28 ER-21 a number or a mailbox that got an account meanwhile is told so", async () => {
    const first = await newcomer();
    await aMember(database, `RIVAL${people}`, { mobile: first.mobile, email: null });
    expect((await first.visitor.call("register", { input: first.form })).errorMessage).toBe(
      "This account is already registered. Please log in.",
    );
    const second = await newcomer();
    await aMember(database, `RIVAL${people}`, { email: second.email });
    expect(await second.visitor.call("register", { input: second.form })).toMatchObject({ errorCode: "EMAIL_TAKEN" });
  });

  test("a number or mailbox that somebody only named is taken from them by the one who proves it", async () => {
    const { visitor, mobile, email, form } = await newcomer();
    await aMember(database, "NAMED1", { mobile, email: "named1@example.com" });
    await aMember(database, "NAMED2", { mobile: "+62811777777", email });
    await sql`update identity.member set mobile_verified_at = null where user_code = 'NAMED1'`.execute(database.kysely);
    await sql`update identity.member set email_verified_at = null where user_code = 'NAMED2'`.execute(database.kysely);
    expect((await visitor.call("register", { input: form })).success).toBe(true);
    expect(await memberOf(email)).toMatchObject([{ mobile, first_name: "Sari" }]);
    expect(await memberOf("named1@example.com")).toMatchObject([{ mobile: null }]);
  });
});

describe("OP-28 speedShopRegisterBAWithVerificationNew", () => {
  test("the mailbox's ticket stands where the code stood", async () => {
    const { visitor, email, mobile, emailTicket, form } = await newcomer();
    const { verificationCode: _code, ...rest } = form;
    const without = await visitor.call("registerNew", { input: rest });
    expect(without.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    const { data } = await visitor.call<{ token: string }>("verifyEmail", {
      token: emailTicket,
      email,
      verificationCode: rightCode,
    });
    const foreign = await visitor.call("registerNew", {
      input: { ...rest, email: "other@example.com", emailToken: data.token },
    });
    expect(foreign.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    const answer = await visitor.call<Login>("registerNew", { input: { ...rest, emailToken: data.token } });
    expect(answer).toMatchObject({ success: true, data: { email, mobile } });
  });

  test("who proved no number names none", async () => {
    const { visitor, email, emailTicket, form } = await newcomer();
    const { data } = await visitor.call<{ token: string }>("verifyEmail", {
      token: emailTicket,
      email,
      verificationCode: rightCode,
    });
    const { verificationCode: _code, token: _token, ...rest } = form;
    const named = await visitor.call("registerNew", { input: { ...rest, emailToken: data.token } });
    expect(named.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    const answer = await visitor.call<Login>("registerNew", {
      input: { ...rest, mobile: null, emailToken: data.token },
    });
    expect(answer).toMatchObject({ success: true, data: { email, mobile: null } });
  });

  test("RO-05 whoever came with an account elsewhere has it linked; a mailbox it vouches for needs no letter", async () => {
    people += 1;
    const email = `social-${people}@example.com`;
    const visitor = await fixture.visitor();
    const token = await visitor.provedMobile(`+62812000${String(people).padStart(5, "0")}`);
    const person = { ...vouched, email, subject: `g-${people}` };
    const ticketOf = (changes: Partial<SocialPerson>) =>
      issueSocialTicket(fixture.deps, { person: { ...person, ...changes }, redirectUrl: "/", wishlistProduct: null });
    const send = (tokenSS: string) =>
      visitor.call<Login>("registerNew", { input: { ...somebody, email, token, tokenSS } });
    expect((await send(ticketOf({ emailVerified: false }))).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    expect((await send(ticketOf({ email: "other@example.com" }))).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    expect((await send("nonsense")).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
    const answer = await send(ticketOf({}));
    expect(answer).toMatchObject({ success: true, data: { email } });
    const owner = await ownerOfSocialAccount(database.kysely, { channel: "google", subject: person.subject });
    expect(owner).toBe(answer.data.userCode);
  });
});
