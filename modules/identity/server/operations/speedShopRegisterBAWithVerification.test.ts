import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { registrationFixture } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database, { lookups: { perSessionHour: 100, perAddressHour: 100 } });
await aMember(database, "U1", { email: "taken@example.com", mobile: "+62811000001" });

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

test("OP-27 SU-03 EN-14 EN-16 a complete form registers a member with consents and a welcome e-mail, and signs them in", async () => {
  const { visitor, email, mobile, form } = await fixture.newcomer();
  const emails = await fixture.count("kit.outbox");
  const reply = await visitor.call<Login>("register", { input: { ...form, newsletterSubscription: true } });
  expect(reply).toMatchObject({ success: true, code: "200", message: "Welcome! Your account is ready." });
  expect(reply.data).toMatchObject({
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
  expect(await consentsOf(reply.data.userCode)).toEqual([
    { purpose: "terms", ...given },
    { purpose: "dataProtection", ...given },
  ]);
  expect(await fixture.count("kit.outbox")).toBe(emails + 1);
  const bearer = { authorization: `Bearer ${reply.data.userAuthToken}` };
  expect((await fixture.whoAmI(bearer)).body).toEqual({ data: { whoAmI: reply.data.userCode } });
  // S6: the guest's cookie is worth nothing any more.
  expect((await fixture.whoAmI({ cookie: visitor.headers.cookie })).body.data).toBeNull();
});

test("a second submit, in sequence or in parallel, adds no member and no e-mail", async () => {
  const { visitor, email, form } = await fixture.newcomer();
  const [members, letters] = [await fixture.count("identity.member"), await fixture.count("kit.outbox")];
  // A request after the first has succeeded finds the guest's session ended, and its reply states it.
  const submit = () =>
    visitor.call<Login>("register", { input: form }).catch((cause: Error) => {
      expect(cause.message).toContain('"code":"0002"');
      return null;
    });
  const atOnce = await Promise.all(Array.from({ length: 8 }, submit));
  expect(atOnce.filter((reply) => reply?.success)).toHaveLength(1);
  const winner = atOnce.find((reply) => reply?.success);
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
])("VA-10 VA-38 a wrong %s is refused with the form's own message", async (_field, change, message) => {
  const { visitor, form } = await fixture.newcomer();
  const reply = await visitor.call("register", { input: { ...form, ...change } });
  expect(reply).toMatchObject({ success: false, errorCode: "INVALID_INPUT", errorMessage: message });
  expect(await memberOf(form.email)).toEqual([]);
});

test("SU-17 VA-23 without the consent box registration is refused", async () => {
  const { visitor, form } = await fixture.newcomer();
  const required = "You are required to agree to our data terms to proceed.";
  for (const consent of [null, { accepted: false, textVersion: "1" }]) {
    const reply = await visitor.call("register", { input: { ...form, consent } });
    expect(reply).toMatchObject({ errorCode: "CONSENT_REQUIRED", errorMessage: required });
  }
  const unknown = await visitor.call("register", {
    input: { ...form, consent: { accepted: true, textVersion: "99" } },
  });
  expect(unknown.errorCode).toBe("INVALID_INPUT");
});

test("D-05 a common password is refused and does not use the code", async () => {
  const { visitor, form } = await fixture.newcomer();
  const common = await visitor.call("register", {
    input: { ...form, password: "P@ssw0rd1", rePassword: "P@ssw0rd1" },
  });
  expect(common.errorCode).toBe("PASSWORD_COMMON");
  expect((await visitor.call("register", { input: form })).success).toBe(true);
});

test("D-09 a ticket is valid for its own number for 15 minutes", async () => {
  const { visitor, form } = await fixture.newcomer();
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

test("SU-28 ER-21 a number or address that was registered meanwhile is refused", async () => {
  const first = await fixture.newcomer();
  await aMember(database, "RIVAL1", { mobile: first.mobile, email: null });
  expect((await first.visitor.call("register", { input: first.form })).errorMessage).toBe(
    "This account is already registered. Please log in.",
  );
  const second = await fixture.newcomer();
  await aMember(database, "RIVAL2", { email: second.email });
  expect(await second.visitor.call("register", { input: second.form })).toMatchObject({ errorCode: "EMAIL_TAKEN" });
});

test("an unverified number or address is released when another person proves it", async () => {
  const { visitor, mobile, email, form } = await fixture.newcomer();
  await aMember(database, "NAMED1", { mobile, email: "named1@example.com" });
  await aMember(database, "NAMED2", { mobile: "+62811777777", email });
  await sql`update identity.member set mobile_verified_at = null where user_code = 'NAMED1'`.execute(database.kysely);
  await sql`update identity.member set email_verified_at = null where user_code = 'NAMED2'`.execute(database.kysely);
  expect((await visitor.call("register", { input: form })).success).toBe(true);
  expect(await memberOf(email)).toMatchObject([{ mobile, first_name: "Sari" }]);
  expect(await memberOf("named1@example.com")).toMatchObject([{ mobile: null }]);
});
