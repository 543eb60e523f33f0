import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { blockStaff, resetStaff } from "../manage/manage-staff.ts";
import { staffFixture, staffPassword } from "../testing/staff-fixture.ts";

const { database } = await testDatabase();
const fixture = await staffFixture(database);

const reply = "success errorCode errorMessage";
const documents = {
  me: "query staffMe { staffMe { email permissions } }",
  enrolment: "query staffEnrolment { staffEnrolment { uri secret } }",
  signIn: `mutation staffSignIn($email: String!, $password: String!) {
    staffSignIn(input: { email: $email, password: $password }) { ${reply} data { next } } }`,
  code: `mutation staffConfirmCode($code: String!) { staffConfirmCode(code: $code) { ${reply} data { recoveryCodes } } }`,
  choose: `mutation staffChoosePassword($email: String!, $welcomeCode: String!, $password: String!) {
    staffChoosePassword(input: { email: $email, welcomeCode: $welcomeCode, password: $password }) { ${reply} } }`,
  logOut: `mutation staffLogOut { staffLogOut { ${reply} } }`,
};

type Reply<Data = unknown> = { success: boolean; errorCode: string | null; data?: Data };

const cookieOf = ({ cookies }: { cookies: readonly string[] }) => cookies.at(-1)?.split(";", 1)[0] ?? "";

async function ask<Data>(
  name: keyof typeof documents,
  variables: Record<string, unknown> = {},
  cookie = "",
  from = "",
) {
  const headers = { ...(cookie ? { cookie } : {}), ...(from ? { "x-test-address": from } : {}) };
  const answer = await fixture.post<Record<string, Reply<Data>>>(documents[name], variables, headers);
  const [field] = Object.values(answer.body.data ?? {});
  return { ...answer, reply: field };
}

async function chosen(
  email: string,
  ...roles: Parameters<typeof fixture.add> extends [string, ...infer R] ? R : never
) {
  const welcomeCode = await fixture.add(email, ...roles);
  const { reply: done } = await ask("choose", { email, welcomeCode, password: staffPassword });
  expect(done?.success).toBe(true);
}

async function half(email: string) {
  const answer = await ask<{ next: string }>("signIn", { email, password: staffPassword });
  return { next: answer.reply?.data?.next, cookie: cookieOf(answer), cookies: answer.cookies };
}

async function enrolled(email: string) {
  await chosen(email, "orderDesk");
  const { cookie } = await half(email);
  const { body } = await fixture.post<{ staffEnrolment: { secret: string } }>(documents.enrolment, {}, { cookie });
  const secret = body.data?.staffEnrolment.secret ?? "";
  const entered = await ask<{ recoveryCodes: string[] }>("code", { code: fixture.codeOf(secret) }, cookie);
  return { secret, cookie: cookieOf(entered), recoveryCodes: entered.reply?.data?.recoveryCodes ?? [] };
}

test("D-70 two steps lead to the back office: the first alone opens nothing, and each step has its own cookie", async () => {
  await chosen("one@staff.test", "orderDesk");
  const first = await half("one@staff.test");
  expect(first.next).toBe("ENROL");
  expect(first.cookies).toEqual([
    expect.stringMatching(/^admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/),
  ]);
  expect((await fixture.post(documents.me, {}, { cookie: first.cookie })).body.data).toEqual({ staffMe: null });

  const { body } = await fixture.post<{ staffEnrolment: { secret: string; uri: string } }>(
    documents.enrolment,
    {},
    { cookie: first.cookie },
  );
  const secret = body.data?.staffEnrolment.secret ?? "";
  expect(body.data?.staffEnrolment.uri).toContain(`secret=${secret}&issuer=shop.test`);
  const second = await ask<{ recoveryCodes: string[] }>("code", { code: fixture.codeOf(secret) }, first.cookie);
  expect(second.reply?.data?.recoveryCodes).toHaveLength(10);
  expect(cookieOf(second)).not.toBe(first.cookie);
  const me = await fixture.post<{ staffMe: { email: string; permissions: string[] } }>(
    documents.me,
    {},
    { cookie: cookieOf(second) },
  );
  expect(me.body.data?.staffMe.email).toBe("one@staff.test");
  expect(me.body.data?.staffMe.permissions).toContain("orders.ship");
  // The first step's cookie has had its day, and the secret is shown to nobody again.
  expect((await ask("code", { code: "000000" }, first.cookie)).reply?.errorCode).toBe("START_AGAIN");
  const after = await half("one@staff.test");
  expect(after.next).toBe("CODE");
  expect((await fixture.post(documents.enrolment, {}, { cookie: after.cookie })).body.data).toEqual({
    staffEnrolment: null,
  });
});

test("a code is good once, however many try it at the same time", async () => {
  const { secret } = await enrolled("two@staff.test");
  fixture.clock.advance(60_000);
  const cookies = await Promise.all([1, 2, 3].map(async () => (await half("two@staff.test")).cookie));
  const code = fixture.codeOf(secret);
  const answers = await Promise.all(cookies.map((cookie) => ask("code", { code }, cookie)));
  expect(answers.map(({ reply: one }) => one?.success).sort()).toEqual([false, false, true]);
});

test("a recovery code is good once, typed with or without dashes", async () => {
  const { recoveryCodes } = await enrolled("three@staff.test");
  const [code = ""] = recoveryCodes;
  const typed = code.replaceAll("-", " ").toLowerCase();
  expect((await ask("code", { code: typed }, (await half("three@staff.test")).cookie)).reply?.success).toBe(true);
  expect((await ask("code", { code }, (await half("three@staff.test")).cookie)).reply?.errorCode).toBe("WRONG_CODE");
});

test("guessing passwords ends after five, from that address, also when all come at once", async () => {
  await chosen("four@staff.test", "support");
  const tries = Array.from({ length: 12 }, (_, index) =>
    ask("signIn", { email: "four@staff.test", password: `wrong ${index}` }, "", "10.0.0.4"),
  );
  const codes = (await Promise.all(tries)).map(({ reply: one }) => one?.errorCode);
  expect(codes.filter((code) => code === "WRONG_PASSWORD")).toHaveLength(5);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(7);
  const right = { email: "four@staff.test", password: staffPassword };
  expect((await ask("signIn", right, "", "10.0.0.4")).reply?.errorCode).toBe("RATE_LIMITED");
  expect((await ask("signIn", right, "", "10.0.0.5")).reply?.success).toBe(true);
});

test("guessing codes ends after five", async () => {
  const { secret } = await enrolled("five@staff.test");
  fixture.clock.advance(60_000);
  const { cookie } = await half("five@staff.test");
  const tries = Array.from({ length: 8 }, () => ask("code", { code: "000000" }, cookie));
  const codes = (await Promise.all(tries)).map(({ reply: one }) => one?.errorCode);
  expect(codes.filter((code) => code === "WRONG_CODE")).toHaveLength(5);
  expect((await ask("code", { code: fixture.codeOf(secret) }, cookie)).reply?.errorCode).toBe("RATE_LIMITED");
});

test("a name nobody has answers as a wrong password does", async () => {
  const nobody = await ask("signIn", { email: "nobody@staff.test", password: staffPassword }, "", "10.0.0.9");
  await chosen("six@staff.test", "support");
  const wrong = await ask("signIn", { email: "six@staff.test", password: "wrong" }, "", "10.0.0.9");
  expect(nobody.reply).toEqual(wrong.reply);
});

test("who does nothing for 30 minutes, or works for 12 hours, signs in again; who logs out is out", async () => {
  const { cookie } = await enrolled("seven@staff.test");
  const isIn = async () =>
    (await fixture.post<{ staffMe: unknown }>(documents.me, {}, { cookie })).body.data?.staffMe !== null;
  fixture.clock.advance(29 * 60_000);
  expect(await isIn()).toBe(true);
  fixture.clock.advance(29 * 60_000);
  expect(await isIn()).toBe(true);
  fixture.clock.advance(31 * 60_000);
  expect(await isIn()).toBe(false);

  const busy = await fixture.signedIn("eight@staff.test", "support");
  for (let half = 0; half < 24; half += 1) {
    fixture.clock.advance(29 * 60_000);
    await fixture.post(documents.me, {}, busy);
  }
  expect((await fixture.post<{ staffMe: unknown }>(documents.me, {}, busy)).body.data?.staffMe).not.toBeNull();
  fixture.clock.advance(25 * 60_000);
  expect((await fixture.post<{ staffMe: unknown }>(documents.me, {}, busy)).body.data?.staffMe).toBeNull();

  const leaving = await fixture.signedIn("nine@staff.test", "support");
  const left = await ask("logOut", {}, leaving.cookie);
  expect(left.cookies[0]).toMatch(/^admin=; .*Max-Age=0/);
  expect((await fixture.post<{ staffMe: unknown }>(documents.me, {}, leaving)).body.data?.staffMe).toBeNull();
});

test("who is blocked is out at once and cannot come back; who is reset begins anew", async () => {
  const { cookie } = await enrolled("ten@staff.test");
  await blockStaff(fixture.deps, "ten@staff.test", true);
  expect((await fixture.post(documents.me, {}, { cookie })).body.data).toEqual({ staffMe: null });
  const right = { email: "ten@staff.test", password: staffPassword };
  expect((await ask("signIn", right)).reply?.errorCode).toBe("WRONG_PASSWORD");
  await blockStaff(fixture.deps, "ten@staff.test", false);
  const reset = await resetStaff(fixture.deps, "ten@staff.test");
  expect((await ask("signIn", right)).reply?.errorCode).toBe("WRONG_PASSWORD");
  const welcomeCode = reset.ok ? reset.value : "";
  const password = "Ombak-biru-di-pantai";
  expect((await ask("choose", { email: right.email, welcomeCode, password: "password1234" })).reply?.errorCode).toBe(
    "COMMON_PASSWORD",
  );
  expect((await ask("choose", { email: right.email, welcomeCode, password })).reply?.success).toBe(true);
  expect((await ask("choose", { email: right.email, welcomeCode, password })).reply?.errorCode).toBe("WRONG_CODE");
  expect((await ask<{ next: string }>("signIn", { ...right, password })).reply?.data?.next).toBe("ENROL");
});

test("the audit only grows, and holds no secret", async () => {
  const { rows } = await sql<{
    text: string;
  }>`select detail::text || subject || action as text from staff.audit`.execute(database.kysely);
  expect(rows.length).toBeGreaterThan(10);
  for (const { text } of rows) expect(text).not.toContain(staffPassword);
  await expect(sql`update staff.audit set name = 'nobody'`.execute(database.kysely)).rejects.toThrow("only grows");
  await expect(sql`delete from staff.audit`.execute(database.kysely)).rejects.toThrow("only grows");
});
