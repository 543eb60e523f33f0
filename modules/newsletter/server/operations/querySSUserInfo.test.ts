import { expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { newsletterFixture, noPreferences } from "../testing/newsletter-fixture.ts";

const { database } = await testDatabase();
const { cancel, preferences, sync } = newsletterFixture(database, {
  emailOfMember: async (userCode) => (userCode.startsWith("M") ? `${userCode.toLowerCase()}@example.com` : null),
});
const member = (userCode: string): Caller => ({ kind: "member", sessionId: `s-${userCode}`, userCode });

test("NL-15 NL-16 OP-31 EN-11 a member is subscribed to nothing by default", async () => {
  expect(await preferences(member("M1"), "M1")).toEqual({ userCode: "M1", ...noPreferences });
});

test("the newsletter flag follows the subscription of the member's mailbox", async () => {
  await sync(member("M2"), "M2", { newsSubscribe: "0" });
  expect(await preferences(member("M2"), "M2")).toMatchObject({ newsSubscribe: "0" });
  await cancel({}, { caller: member("M2") });
  expect(await preferences(member("M2"), "M2")).toEqual({ userCode: "M2", ...noPreferences });
});

test("D-84 another member's code and an unknown one return nothing", async () => {
  await sync(member("M3"), "M3", { emailSubscribe: "0" });
  for (const foreign of ["M3", "UNKNOWN"]) expect(await preferences(member("M4"), foreign)).toBeNull();
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [{ kind: "anonymous" }, { kind: "guest", sessionId: "s", guestId: "g" }] satisfies Caller[]) {
    expect(await preferences(caller, "M1")).toMatchObject({ code: "0002" });
  }
});

test("reading takes one statement", async () => {
  const counter = countQueries(database);
  await preferences(member("M3"), "M3");
  counter.stop();
  expect(counter.statements).toHaveLength(1);
});
