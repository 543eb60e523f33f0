import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { allCookiesOf, identityFixture } from "../testing/identity-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await identityFixture(database);
const old = "Main-bola7";
const fresh = "Baru-sekali9";
const passwordHash = await hashSecret(old);
const ana = "+6281234567890";
const budi = "+6281234567891";
await aMember(database, "ANA", { mobile: ana, passwordHash });
await aMember(database, "BUDI", { email: null, mobile: budi, passwordHash });

type Reply = { code: string; errorMessage: string | null; data: { token: string } | null };
type Headers = Record<string, string>;

async function call(name: string, type: string, input: object, headers: Headers, fields = "") {
  const text = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { code errorMessage ${fields} } }`;
  const response = await fixture.post<Record<string, Reply>>(text, { input }, headers);
  return { ...(response.body.data?.[name] as Reply), cookies: response.cookies };
}
const sent = () => sentMessages(database, fixture.deps);

/** Asks for a code and types the right one, in a browser with these cookies. */
async function byCode(purpose: "login" | "reset", mobile: string, headers: Headers = {}) {
  await sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(database.kysely);
  if (purpose === "login") await call("requestLoginCode", "LoginCodeInput", { mobile }, headers);
  else await call("requestPasswordReset", "PasswordResetInput", { account: mobile }, headers);
  const codes = (await sent()).flatMap(({ content }) =>
    content.kind === "verificationCode" ? [content.data.code] : [],
  );
  const verificationCode = codes.at(-1) ?? "";
  const input = { mobile, verificationCode };
  if (purpose === "login") return call("memberLoginByCode", "MemberLoginByCodeInput", input, headers);
  return call("verifyResetCode", "MemberLoginByCodeInput", input, headers, "data { token }");
}
const signIn = (account: string, password: string, headers: Headers = {}) =>
  call("memberLogin", "MemberLoginInput", { account, password }, headers);
const choose = (token: string) =>
  call("resetPassword", "ResetPasswordInput", { token, password: fresh, rePassword: fresh }, {});
/** What stays in a browser after its owner has logged out. */
const deviceAfter = ({ cookies }: { cookies: readonly string[] }): Headers => ({
  cookie: allCookiesOf({ cookies: cookies.filter((text) => text.startsWith("knownDevice=")) }),
});

beforeEach(async () => {
  for (const table of ["kit.rate_limit", "identity.code", "identity.code_try", "identity.reset_wait"]) {
    await sql`delete from ${sql.table(table)}`.execute(database.kysely);
  }
  await sql`update identity.member set password_hash = ${passwordHash}`.execute(database.kysely);
  await sent();
});

test("2B-02 on an unknown device a correct code is not enough: the link to the verified e-mail address is required", async () => {
  const reply = await byCode("reset", ana);
  expect(reply).toMatchObject({ code: "SECOND_PROOF_EMAIL", data: null });
  expect(reply.errorMessage).toMatch(/^Your code is right\. .+ we have also sent a link to a•+@mail\.example\./);
  const [letter] = await sent();
  expect([letter?.to, letter?.content.kind]).toEqual(["ana@mail.example", "passwordReset"]);
  expect((await signIn("ana@mail.example", old)).code).toBe("200");
  const token = letter?.content.kind === "passwordReset" ? letter.content.data.token : "";
  expect((await choose(token)).code).toBe("200");
  expect((await signIn("ana@mail.example", fresh)).code).toBe("200");
});

test("2B-02 a device becomes trusted for resets by a sign-in with the password, not by one with a code", async () => {
  const byCodeOnly = deviceAfter(await byCode("login", ana));
  expect(byCodeOnly.cookie).toMatch(/^knownDevice=/);
  expect((await byCode("reset", ana, byCodeOnly)).code).toBe("SECOND_PROOF_EMAIL");
  const own = deviceAfter(await signIn("ana@mail.example", old, byCodeOnly));
  expect((await byCode("reset", ana, own)).data?.token).toMatch(/^[\w-]{43}$/);
  // A later sign-in by code takes nothing away; and another member's device is not one's own.
  const still = deviceAfter(await byCode("login", ana, own));
  expect((await byCode("reset", ana, still)).data?.token).toMatch(/^[\w-]{43}$/);
  expect((await byCode("reset", budi, still)).code).toBe("SECOND_PROOF_WAIT");
});

test("2B-02 without an e-mail address the second proof is another code a day later, not sooner and not much later", async () => {
  const later = (hours: number) =>
    sql`update identity.reset_wait set asked_at = asked_at - make_interval(hours => ${hours})`.execute(database.kysely);
  const first = await byCode("reset", budi);
  expect(first.code).toBe("SECOND_PROOF_WAIT");
  expect(first.errorMessage).toContain("please ask for another code in 24 hours");
  await later(23);
  expect((await byCode("reset", budi)).errorMessage).toContain("in 1 hour:");
  await later(1);
  const { data } = await byCode("reset", budi);
  expect((await choose(data?.token ?? "")).code).toBe("200");
  expect((await signIn(budi, fresh)).code).toBe("200");
  // The first wait was used up, and a wait expires after three days.
  expect((await byCode("reset", budi)).code).toBe("SECOND_PROOF_WAIT");
  await later(73);
  expect((await byCode("reset", budi)).errorMessage).toContain("24 hours");
});

test("2B-02 after a sign-in by code a second code does not confirm sensitive changes; e-mail address or password does", async () => {
  const signedIn = { cookie: allCookiesOf(await byCode("login", ana)) };
  const codeFor = (channel: string) => ({ purpose: "CONFIRM", channel });
  for (const channel of ["WHATSAPP", "SMS"]) {
    expect((await call("requestAccountCode", "AccountCodeInput", codeFor(channel), signedIn)).code).toBe("NEW_DEVICE");
    const typed = { channel, verificationCode: "1234" };
    expect((await call("confirmAccess", "ConfirmAccessInput", typed, signedIn)).code).toBe("NEW_DEVICE");
  }
  expect((await call("requestAccountCode", "AccountCodeInput", codeFor("EMAIL"), signedIn)).code).toBe("200");
  expect((await call("confirmAccess", "ConfirmAccessInput", { password: old }, signedIn)).code).toBe("200");
  const trusted = { cookie: allCookiesOf(await signIn("ana@mail.example", old)) };
  expect((await call("requestAccountCode", "AccountCodeInput", codeFor("WHATSAPP"), trusted)).code).toBe("200");
});
