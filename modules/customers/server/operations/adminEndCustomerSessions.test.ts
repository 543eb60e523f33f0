import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "#modules/identity/server/testing/identity-fixture.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await customersFixture(database);
const shop = await identityFixture(database);

const document = `mutation adminEndCustomerSessions($input: AdminAccountInput!) {
  adminEndCustomerSessions(input: $input) { code } }`;
const end = (code: string, who = people.dewi) => call<{ code: string }>(document, { input: { code } }, who);
const whoIs = async (cookie: string) => (await shop.whoAmI({ cookie })).body.data?.whoAmI ?? null;

test("MU-05 staff end all sessions of a customer, who may sign in again; a second press finds none", async () => {
  await aMember(database, "UANA");
  await aMember(database, "UBEN");
  const cookies = [sessionCookieOf(await shop.signInAs("UANA")), sessionCookieOf(await shop.signInAs("UANA"))];
  const other = sessionCookieOf(await shop.signInAs("UBEN"));
  expect(await end("UANA", people.sari)).toBe("FORBIDDEN");
  const replies = await Promise.all([end("UANA"), end("UANA")]);
  expect(replies.map(({ code }) => code).toSorted()).toEqual(["200", "NO_SESSIONS"]);
  expect(await Promise.all([...cookies, other].map(whoIs))).toEqual([null, null, "UBEN"]);
  expect(await whoIs(sessionCookieOf(await shop.signInAs("UANA")))).toBe("UANA");
  const page = "query adminCustomer($code: String!) { adminCustomer(code: $code) { accountLog { action by reason } } }";
  expect(await call(page, { code: "UANA" })).toEqual({
    accountLog: [{ action: "customer.endSessions", by: "Name of dewi@customers.test", reason: null }],
  });
});
