import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { flagOf, preferenceChangesPerHour } from "../../contract/preferences.ts";
import { newsletterFixture, noPreferences } from "../testing/newsletter-fixture.ts";

const { database } = await testDatabase();
const fixture = newsletterFixture(database, {
  emailOfMember: async (userCode) => (userCode.startsWith("M") ? `${userCode.toLowerCase()}@example.com` : null),
});
const { preferences, sync } = fixture;
const member = (userCode: string): Caller => ({ kind: "member", sessionId: `s-${userCode}`, userCode });

const consentsOf = async (userCode: string) =>
  (
    await sql<{ purpose: string; given: boolean; form: string }>`select purpose, given, form from consent.entry
      where subject = ${`member:${userCode}`} order by id`.execute(database.kysely)
  ).rows;

test("NL-15 OP-29 EN-17 preferences are stored, and every change is recorded as a consent", async () => {
  expect(await sync(member("M2"), "M2", { emailSubscribe: "0" }, "signUp")).toEqual({
    success: true,
    code: "200",
    message: "Success",
    errorCode: null,
  });
  await sync(member("M2"), "M2", { emailSubscribe: "0", whatsappSubscribe: "0" });
  await sync(member("M2"), "M2", { whatsappSubscribe: "0" });
  expect(await preferences(member("M2"), "M2")).toEqual({ userCode: "M2", ...noPreferences, whatsappSubscribe: "0" });
  expect(await consentsOf("M2")).toEqual([
    { purpose: "marketingEmail", given: true, form: "signUp" },
    { purpose: "marketingWhatsApp", given: true, form: "account" },
    { purpose: "marketingEmail", given: false, form: "account" },
  ]);
});

test("the newsletter preference subscribes and unsubscribes the mailbox without an e-mail", async () => {
  await sync(member("M3"), "M3", { newsSubscribe: "0" });
  expect((await fixture.subscriptions()).find(({ email }) => email === "m3@example.com")?.subscribed).toBe(true);
  await fixture.cancel({}, { caller: member("M3") });
  expect(await preferences(member("M3"), "M3")).toEqual({ userCode: "M3", ...noPreferences });
  await sync(member("M3"), "M3", { newsSubscribe: "0" });
  await sync(member("M3"), "M3", {});
  expect((await fixture.subscriptions()).find(({ email }) => email === "m3@example.com")?.subscribed).toBe(false);
  expect(await fixture.emails()).toBe(0);
});

test("without a mailbox the newsletter preference is stored until there is one", async () => {
  await sync(member("U4"), "U4", { newsSubscribe: "0" });
  expect(await preferences(member("U4"), "U4")).toEqual({ userCode: "U4", ...noPreferences, newsSubscribe: "0" });
});

test("D-84 another member's code and an unknown one get the same refusal and change nothing", async () => {
  await sync(member("M5"), "M5", { emailSubscribe: "0" });
  for (const foreign of ["M5", "UNKNOWN"]) {
    expect(await sync(member("M6"), foreign, {})).toMatchObject({ success: false, errorCode: "ACTION_NOT_ALLOWED" });
  }
  expect(await preferences(member("M5"), "M5")).toMatchObject({ emailSubscribe: "0" });
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [{ kind: "anonymous" }, { kind: "guest", sessionId: "s", guestId: "g" }] satisfies Caller[]) {
    expect(await sync(caller, "M1", { emailSubscribe: "0" })).toMatchObject({ code: "0002" });
  }
  expect(await consentsOf("M1")).toEqual([]);
});

test("VA-38 a flag other than 0 and 1 is refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string().filter((text) => text !== "0" && text !== "1"),
      async (flag) => {
        expect(await sync(member("M7"), "M7", { newsSubscribe: flag })).toMatchObject({ errorCode: "INVALID_INPUT" });
      },
    ),
    { numRuns: 20 },
  );
  expect([flagOf(true), flagOf(false)]).toEqual(["0", "1"]);
});

test("parallel equal changes are recorded once", async () => {
  await Promise.all(
    Array.from({ length: preferenceChangesPerHour - 1 }, () => sync(member("M8"), "M8", { emailSubscribe: "0" })),
  );
  expect(await consentsOf("M8")).toHaveLength(1);
});

test("changes beyond the hourly limit are refused", async () => {
  const replies = await Promise.all(
    Array.from({ length: 2 * preferenceChangesPerHour }, () => sync(member("M9"), "M9", {})),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(preferenceChangesPerHour);
  expect(replies.find(({ success }) => !success)).toMatchObject({ errorCode: "RATE_LIMITED" });
});
