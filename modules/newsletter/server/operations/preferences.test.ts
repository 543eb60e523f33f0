import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { flagOf, preferenceChangesPerHour } from "../../contract/preferences.ts";
import { newsletterFixture } from "../testing/newsletter-fixture.ts";

const { database } = await testDatabase();
const fixture = newsletterFixture(database, {
  emailOfMember: async (userCode) => (userCode.startsWith("M") ? `${userCode.toLowerCase()}@example.com` : null),
});
const member = (userCode: string): Caller => ({ kind: "member", sessionId: `s-${userCode}`, userCode });

type Flags = { emailSubscribe: string; whatsappSubscribe: string; newsSubscribe: string };
const none: Flags = { emailSubscribe: "1", whatsappSubscribe: "1", newsSubscribe: "1" };

async function sync(caller: Caller, userCode: string, flags: Partial<Flags>, form?: string) {
  const document = `mutation synSSUserInfo($userCode: String!, $emailSubscribe: String!, $whatsappSubscribe: String!,
    $newsSubscribe: String!, $form: PreferenceForm) { synSSUserInfo(userCode: $userCode, emailSubscribe: $emailSubscribe,
    whatsappSubscribe: $whatsappSubscribe, newsSubscribe: $newsSubscribe, form: $form) { success code message errorCode } }`;
  const answer = await fixture.ask(document, { userCode, ...none, ...flags, form }, { caller });
  return answer.data?.synSSUserInfo ?? answer.errors[0].extensions;
}

async function read(caller: Caller, userCode: string) {
  const document = `query querySSUserInfo($userCode: String!) { querySSUserInfo(userCode: $userCode) {
    userCode emailSubscribe whatsappSubscribe newsSubscribe } }`;
  const answer = await fixture.ask(document, { userCode }, { caller });
  return answer.errors ? answer.errors[0].extensions : answer.data.querySSUserInfo;
}

const ledgerOf = async (userCode: string) =>
  (
    await sql<{ purpose: string; given: boolean; form: string }>`select purpose, given, form from consent.entry
      where subject = ${`member:${userCode}`} order by id`.execute(database.kysely)
  ).rows;

test("NL-15 NL-16 OP-31 EN-11 nobody is on any list before they said so", async () => {
  expect(await read(member("M1"), "M1")).toEqual({ userCode: "M1", ...none });
});

test("NL-15 OP-29 EN-17 what a member chooses is kept, and every change has its proof", async () => {
  expect(await sync(member("M2"), "M2", { emailSubscribe: "0" }, "signUp")).toEqual({
    success: true,
    code: "200",
    message: "Success",
    errorCode: null,
  });
  await sync(member("M2"), "M2", { emailSubscribe: "0", whatsappSubscribe: "0" });
  await sync(member("M2"), "M2", { whatsappSubscribe: "0" });
  expect(await read(member("M2"), "M2")).toEqual({ userCode: "M2", ...none, whatsappSubscribe: "0" });
  expect(await ledgerOf("M2")).toEqual([
    { purpose: "marketingEmail", given: true, form: "signUp" },
    { purpose: "marketingWhatsApp", given: true, form: "account" },
    { purpose: "marketingEmail", given: false, form: "account" },
  ]);
});

test("the newsletter belongs to the mailbox: chosen here it is on the list, ended by a letter's link it is off here too", async () => {
  await sync(member("M3"), "M3", { newsSubscribe: "0" });
  expect((await fixture.subscriptions()).find(({ email }) => email === "m3@example.com")?.subscribed).toBe(true);
  await fixture.cancel({}, { caller: member("M3") });
  expect(await read(member("M3"), "M3")).toEqual({ userCode: "M3", ...none });
  await sync(member("M3"), "M3", { newsSubscribe: "0" });
  await sync(member("M3"), "M3", {});
  expect((await fixture.subscriptions()).find(({ email }) => email === "m3@example.com")?.subscribed).toBe(false);
  expect(await fixture.letters()).toBe(0);
});

test("without a mailbox the wish for news is kept until there is one", async () => {
  await sync(member("U4"), "U4", { newsSubscribe: "0" });
  expect(await read(member("U4"), "U4")).toEqual({ userCode: "U4", ...none, newsSubscribe: "0" });
});

test("D-84 another's code, and a code nobody has, answer the same and change nothing", async () => {
  await sync(member("M5"), "M5", { emailSubscribe: "0" });
  for (const foreign of ["M5", "NOBODY"]) {
    expect(await read(member("M6"), foreign)).toBeNull();
    expect(await sync(member("M6"), foreign, {})).toMatchObject({ success: false, errorCode: "ACTION_NOT_ALLOWED" });
  }
  expect(await read(member("M5"), "M5")).toMatchObject({ emailSubscribe: "0" });
});

test("guests and strangers have no preferences", async () => {
  for (const caller of [{ kind: "anonymous" }, { kind: "guest", sessionId: "s", guestId: "g" }] satisfies Caller[]) {
    expect(await read(caller, "M1")).toMatchObject({ code: "0002" });
    expect(await sync(caller, "M1", { emailSubscribe: "0" })).toMatchObject({ code: "0002" });
  }
  expect(await ledgerOf("M1")).toEqual([]);
});

test("VA-38 a flag is 0 or 1 and nothing else", async () => {
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

test("reading costs one statement, and many equal changes at once leave one entry", async () => {
  await Promise.all(
    Array.from({ length: preferenceChangesPerHour - 1 }, () => sync(member("M8"), "M8", { emailSubscribe: "0" })),
  );
  expect(await ledgerOf("M8")).toHaveLength(1);
  const counter = countQueries(database);
  await read(member("M8"), "M8");
  counter.stop();
  expect(counter.statements).toHaveLength(1);
});

test("nobody fills the ledger: beyond the limit of an hour a change is refused", async () => {
  const answers = await Promise.all(
    Array.from({ length: 2 * preferenceChangesPerHour }, () => sync(member("M9"), "M9", {})),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(preferenceChangesPerHour);
  expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: "RATE_LIMITED" });
});
