import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { moduleOf } from "#kit/graphql/testing/module-of.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { consentModule } from "../index.ts";

const { database } = await testDatabase();
const module = consentModule({
  database,
  clock: testClock("2026-11-15T10:00:00Z"),
  secret: "s".repeat(32),
  emailOfMember: async () => null,
});
// A schema needs something to read; this module has nothing.
const probe = moduleOf("probe", "extend type Query { here: Boolean }", { Query: { here: () => true } });
const executor = createExecutor(joinSchemas([module, probe]), { report: () => undefined });

async function choose(caller: Caller, choice: string, textVersion = "1") {
  const query = `mutation recordCookieConsent($choice: CookieChoice!, $textVersion: String!) {
    recordCookieConsent(choice: $choice, textVersion: $textVersion) { success code data } }`;
  const context = requestContext({ caller, locale: "vi-VN" });
  return JSON.parse(JSON.stringify(await executor.execute({ query, variables: { choice, textVersion }, context })));
}
const guest = (guestId: string): Caller => ({ kind: "guest", sessionId: "s-1", guestId });
const entriesOf = async (guestId: string) =>
  (
    await sql`select given, text_version, language, form from consent.entry
      where subject = ${`guest:${guestId}`} and purpose = 'cookies' order by id`.execute(database.kysely)
  ).rows;
const entry = (given: boolean) => ({ given, text_version: "1", language: "vi-VN", form: "cookiePopup" });

test("CO-15 a guest's answer to the cookie popup is recorded, a changed one again, a repeated one not", async () => {
  expect(await choose(guest("g-1"), "necessary")).toEqual({
    data: { recordCookieConsent: { success: true, code: "200", data: true } },
  });
  expect((await choose(guest("g-1"), "necessary")).data.recordCookieConsent.data).toBe(false);
  await choose(guest("g-1"), "all");
  expect(await entriesOf("g-1")).toEqual([entry(false), entry(true)]);
});

test("without a session nothing is recorded", async () => {
  const { errors } = await choose({ kind: "anonymous" }, "all");
  expect(errors[0].extensions.code).toBe("0002");
});

test("an unknown wording version is refused", async () => {
  const { data } = await choose(guest("g-2"), "all", "7");
  expect(data.recordCookieConsent).toMatchObject({ success: false, code: "INVALID_INPUT" });
  expect(await entriesOf("g-2")).toEqual([]);
});

test("the number of answers per day is limited", async () => {
  for (let turn = 0; turn < 20; turn += 1) await choose(guest("g-3"), turn % 2 === 0 ? "all" : "necessary");
  expect((await choose(guest("g-3"), "all")).data.recordCookieConsent.code).toBe("RATE_LIMITED");
  expect(await entriesOf("g-3")).toHaveLength(20);
});
