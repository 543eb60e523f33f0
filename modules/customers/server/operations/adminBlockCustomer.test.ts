import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "#modules/identity/server/testing/identity-fixture.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { call, people } = await customersFixture(database);
const shop = await identityFixture(database);
const password = "Main-bola7";
const passwordHash = await hashSecret(password);

const operation = (name: string, input: string) =>
  `mutation ${name}($input: ${input}!) { ${name}(input: $input) { success code errorMessage message } }`;
const block = operation("adminBlockCustomer", "AdminAccountReasonInput");
const unblock = operation("adminUnblockCustomer", "AdminAccountReasonInput");
type Reply = { success: boolean; code: string; errorMessage: string | null; message: string | null };
const act = (text: string, code: string, reason: string, who = people.dewi) =>
  call<Reply>(text, { input: { code, reason } }, who);
const page = (code: string) =>
  call<{ status: string; accountLog: { action: string; by: string; reason: string | null; at: string }[] }>(
    "query adminCustomer($code: String!) { adminCustomer(code: $code) { status accountLog { action by reason at } } }",
    { code },
  );

const whoIs = async (cookie: string) => (await shop.whoAmI({ cookie })).body.data?.whoAmI ?? null;
const signIn = async (userCode: string) => {
  const text = "mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { code errorMessage } }";
  const account = `${userCode.toLowerCase()}@mail.example`;
  const response = await shop.post<{ memberLogin: { code: string } }>(
    text,
    { input: { account, password } },
    { "x-test-address": `203.0.113.${Math.floor(Math.random() * 250)}` },
  );
  const code = response.body.data?.memberLogin.code;
  return { code, cookie: code === "200" ? sessionCookieOf(response) : null };
};
const openSessions = async (userCode: string) => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from identity.session where user_code = ${userCode} and ended_at is null`.execute(
    database.kysely,
  );
  return rows[0]?.open;
};

test("MU-05 a block ends every session at once and refuses the next sign-in; unblocking lets it through and revives nothing", async () => {
  await aMember(database, "UBLOCK", { passwordHash });
  const cookies = [sessionCookieOf(await shop.signInAs("UBLOCK")), sessionCookieOf(await shop.signInAs("UBLOCK"))];
  expect(await Promise.all(cookies.map(whoIs))).toEqual(["UBLOCK", "UBLOCK"]);
  expect(await act(block, "UBLOCK", " Orders with stolen cards ")).toMatchObject({ success: true });
  expect(await Promise.all(cookies.map(whoIs))).toEqual([null, null]);
  expect((await signIn("UBLOCK")).code).toBe("ACCOUNT_BLOCKED");
  expect(await page("UBLOCK")).toMatchObject({
    status: "BLOCKED",
    accountLog: [
      {
        action: "customer.block",
        by: "Name of dewi@customers.test",
        reason: "Orders with stolen cards",
        at: expect.any(String),
      },
    ],
  });
  expect(await act(unblock, "UBLOCK", "It was a mistake")).toMatchObject({ success: true });
  expect(await Promise.all(cookies.map(whoIs))).toEqual([null, null]);
  expect((await signIn("UBLOCK")).code).toBe("200");
  expect(await page("UBLOCK")).toMatchObject({
    status: "ACTIVE",
    accountLog: [{ action: "customer.unblock", reason: "It was a mistake" }, { action: "customer.block" }],
  });
  const { rows } = await sql<{ passwordHash: string }>`
    select password_hash as "passwordHash" from identity.member where user_code = 'UBLOCK'`.execute(database.kysely);
  expect(rows[0]?.passwordHash).toBe(passwordHash);
});

test("MU-05 of sign-ins that come together with a block no session stays open, then or after unblocking", async () => {
  await aMember(database, "URACE");
  const rounds = Array.from({ length: 8 }, (_, at) => at);
  for (const round of rounds) {
    const signIns = Array.from({ length: 12 }, () => shop.signInAs("URACE"));
    const blocking = act(block, "URACE", `Round ${round}`);
    const opened = (await Promise.all(signIns)).filter(({ body }) => body.data?.signInAs).map(sessionCookieOf);
    expect(await blocking).toMatchObject({ success: true });
    expect(await openSessions("URACE")).toBe(0);
    expect(await act(unblock, "URACE", "Next round")).toMatchObject({ success: true });
    expect(new Set(await Promise.all(opened.map(whoIs)))).not.toContain("URACE");
  }
});

test("MU-05 of two presses at once one blocks; an unknown customer and a missing reason are refused by name", async () => {
  await aMember(database, "UTWICE");
  const replies = await Promise.all([act(block, "UTWICE", "Fraud"), act(block, "UTWICE", "Fraud")]);
  expect(replies.map(({ code }) => code).toSorted()).toEqual(["200", "BLOCKED_ALREADY"]);
  expect((await page("UTWICE")).accountLog).toHaveLength(1);
  expect(await act(block, "UNOBODY", "Fraud")).toMatchObject({ code: "NOT_FOUND" });
  expect(await act(unblock, "UTWICE", "  ")).toMatchObject({ code: "INVALID_INPUT", errorMessage: "Required" });
  expect((await page("UTWICE")).status).toBe("BLOCKED");
  await act(unblock, "UTWICE", "Cleared");
  expect(await act(unblock, "UTWICE", "Cleared")).toMatchObject({ code: "NOT_BLOCKED" });
});

test("MU-05 without the permission nothing is done to an account", async () => {
  await aMember(database, "USAFE");
  for (const who of [people.sari, people.mila, people.putu])
    expect(await act(block, "USAFE", "Because", who)).toBe("FORBIDDEN");
  expect((await page("USAFE")).status).toBe("ACTIVE");
});
