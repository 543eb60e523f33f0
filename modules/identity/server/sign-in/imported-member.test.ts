import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { writeMemberStates } from "../store/customer-states.ts";
import { ownersOf } from "../store/registrations.ts";
import { identityFixture } from "../testing/identity-fixture.ts";
import { registrationFixture } from "../testing/registration-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await identityFixture(database);
const [mobile, email] = ["+6281310000001", "budi@mail.example"];

type Reply = { code: string; data: { token?: string } | null };
async function call(name: string, type: string, input: object, fields = "") {
  const text = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { code errorMessage ${fields} } }`;
  return (await fixture.post<Record<string, Reply>>(text, { input })).body.data?.[name];
}
const sent = () => sentMessages(database, fixture.deps);
const codeSent = async () =>
  (await sent()).flatMap(({ content }) => (content.kind === "verificationCode" ? [content.data.code] : [])).at(-1) ??
  "";
const byCode = async () => {
  await call("requestLoginCode", "LoginCodeInput", { mobile });
  return call("memberLoginByCode", "MemberLoginByCodeInput", { mobile, verificationCode: await codeSent() });
};
const signIn = (account: string) => call("memberLogin", "MemberLoginInput", { account, password: "Baru-sekali9" });
const proved = async () => {
  const { rows } = await sql<{ mobile: boolean; email: boolean }>`
    select mobile_verified_at is not null as mobile, email_verified_at is not null as email
    from identity.member where user_code = 'U77'`.execute(database.kysely);
  return rows[0];
};
/** Opens the newest link by e-mail and chooses a password. */
async function byLetter() {
  await call("requestPasswordReset", "PasswordResetInput", { account: email });
  const letter = (await sent()).findLast(({ content }) => content.kind === "passwordReset");
  const token = letter?.content.kind === "passwordReset" ? letter.content.data.token : "";
  const chosen = { token, password: "Baru-sekali9", rePassword: "Baru-sekali9" };
  return { to: letter?.to, code: (await call("resetPassword", "ResetPasswordInput", chosen))?.code };
}

beforeEach(async () => {
  for (const table of [
    "kit.rate_limit",
    "identity.code",
    "identity.code_try",
    "identity.reset_wait",
    "identity.member",
  ])
    await sql`delete from ${sql.table(table)}`.execute(database.kysely);
  await sent();
  const after = { firstName: "Budi", mobile, email };
  await inTransaction(database, (trx) => writeMemberStates(trx, [{ id: "U77", before: null, after }], new Date()));
});

test("an imported member signs in by the code sent to their number, which proves it", async () => {
  expect(await signIn(mobile)).toMatchObject({ code: "LOGIN_FAILED" });
  expect(await byCode()).toMatchObject({ code: "200" });
  expect(await proved()).toEqual({ mobile: true, email: false });
  await sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(database.kysely);
  expect(await byCode()).toMatchObject({ code: "200" });
});

test("an imported member without a number chooses a password by the link sent to their mailbox, which proves it", async () => {
  await sql`update identity.member set mobile = null`.execute(database.kysely);
  expect(await byLetter()).toEqual({ to: email, code: "200" });
  expect(await proved()).toEqual({ mobile: false, email: true });
  expect(await signIn(email)).toMatchObject({ code: "200" });
});

test("after the number is proved the imported mailbox gives no access until its owner proves it too", async () => {
  expect(await byCode()).toMatchObject({ code: "200" });
  expect(await byLetter()).toEqual({ to: undefined, code: "RESET_LINK_EXPIRED" });
  expect(await proved()).toEqual({ mobile: true, email: false });
});

test("the number of an imported member is registered already: the registration leads to the sign-in", async () => {
  expect(await ownersOf(database.kysely, { mobile, email })).toEqual({
    mobile: { userCode: "U77", proved: true },
    email: { userCode: "U77", proved: true },
  });
  const registration = await registrationFixture(database);
  const visitor = await registration.visitor();
  expect(await visitor.call("check", { mobile })).toMatchObject({
    success: false,
    errorCode: "MEMBER_SPORT_STATION_ALREADY_EXISTS",
  });
});
