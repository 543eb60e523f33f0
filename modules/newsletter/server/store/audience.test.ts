import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { audienceSize, nextOfAudience } from "./audience.ts";
import { savePreferences } from "./preferences.ts";

const { database } = await testDatabase();

test("offers go to members who consented to them, by either form; the newsletter alone is no consent", async () => {
  const no = { byEmail: false, byWhatsApp: false, news: false };
  const members = { A: no, B: { ...no, byEmail: true }, C: { ...no, byWhatsApp: true }, D: { ...no, news: true } };
  for (const [userCode, preferences] of Object.entries(members)) {
    await inTransaction(database, (trx) => savePreferences(trx, userCode, preferences, new Date()));
  }
  const db = database.kysely;
  expect(await audienceSize(db)).toBe(2);
  expect([await nextOfAudience(db, "", 1), await nextOfAudience(db, "B", 9)]).toEqual([["B"], ["C"]]);
});
