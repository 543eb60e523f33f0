import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { currentVersion } from "../contract/consent-version.ts";
import { currentConsents } from "./current-consents.ts";
import { type ConsentAnswer, recordConsent } from "./record-consent.ts";

const { database } = await testDatabase();
const clock = testClock("2026-11-15T10:00:00Z");
const deps = { clock, secret: "a secret of at least thirty-two characters" };
const mailbox = (email: string) => ({ kind: "email", email }) as const;

const answer = (changes: Partial<ConsentAnswer> = {}): ConsentAnswer => ({
  subject: mailbox("sari@example.com"),
  purpose: "marketingEmail",
  textVersion: currentVersion.marketingEmail,
  locale: "id-ID",
  given: true,
  form: "newsletterFooter",
  address: "203.0.113.7",
  ...changes,
});
const record = (changes: Partial<ConsentAnswer> = {}) =>
  inTransaction(database, (trx) => recordConsent(trx, deps, answer(changes)));
const rowsOf = async (form: string) =>
  (await sql`select * from consent.entry where form = ${form} order by id`.execute(database.kysely)).rows;

test("CO-15 an answer is stored with purpose, wording, language, time and form, and never with a readable address", async () => {
  await record();
  expect(await rowsOf("newsletterFooter")).toEqual([
    {
      id: expect.anything(),
      subject: expect.stringMatching(/^email:[0-9a-f]{64}$/),
      purpose: "marketingEmail",
      text_version: "1",
      language: "id-ID",
      given: true,
      form: "newsletterFooter",
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      recorded_at: clock.now(),
    },
  ]);
});

test("the newest answer of each purpose counts, in one statement", async () => {
  const subject = { kind: "member", userCode: "U7" } as const;
  await record({ subject });
  clock.advance(1000);
  await record({ subject, given: false, form: "account" });
  await record({ subject, purpose: "cookies", textVersion: currentVersion.cookies, form: "cookiePopup" });
  const counter = countQueries(database);
  const current = await currentConsents(database.kysely, deps, subject);
  counter.stop();
  expect(current.map(({ purpose, given, form }) => [purpose, given, form])).toEqual([
    ["cookies", true, "cookiePopup"],
    ["marketingEmail", false, "account"],
  ]);
  expect(counter.statements).toHaveLength(1);
});

test("a member, a guest and a mailbox of the same name are three subjects", async () => {
  await record({ subject: { kind: "guest", guestId: "same" } });
  expect(await currentConsents(database.kysely, deps, { kind: "member", userCode: "same" })).toEqual([]);
  expect(await currentConsents(database.kysely, deps, mailbox("same"))).toEqual([]);
  expect(await currentConsents(database.kysely, deps, { kind: "guest", guestId: "same" })).toHaveLength(1);
});

test("a rolled back transaction records no consent", async () => {
  const failing = inTransaction(database, async (trx) => {
    await recordConsent(trx, deps, answer({ subject: mailbox("gone@example.com") }));
    throw new Error("the rest failed");
  });
  await expect(failing).rejects.toThrow("the rest failed");
  expect(await currentConsents(database.kysely, deps, mailbox("gone@example.com"))).toEqual([]);
});

test("an unknown wording version throws", async () => {
  await expect(record({ textVersion: "99" })).rejects.toThrow("marketingEmail has no wording 99");
  await expect(record({ textVersion: "toString" })).rejects.toThrow("marketingEmail has no wording toString");
});

test("CO-15 entries cannot be updated, deleted or truncated, not even by the shop itself", async () => {
  await record({ form: "account" });
  const before = await rowsOf("account");
  for (const statement of [
    sql`update consent.entry set given = false`,
    sql`delete from consent.entry`,
    sql`truncate consent.entry`,
  ]) {
    await expect(statement.execute(database.kysely)).rejects.toThrow("the consent ledger only grows");
  }
  expect(await rowsOf("account")).toEqual(before);
});

test("a subject's entries are found by their index", async () => {
  const { rows } = await database.kysely.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    await sql`set enable_bitmapscan = off`.execute(connection);
    return sql<{ "QUERY PLAN": string }>`
      explain select distinct on (purpose) purpose, given from consent.entry
      where subject = 'guest:x' order by purpose, id desc`.execute(connection);
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("entry_newest");
  expect(plan).not.toContain("Sort");
});
