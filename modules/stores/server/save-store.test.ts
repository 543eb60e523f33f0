import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveStore } from "./save-store.ts";
import { listStores } from "./store/stores.ts";
import type { StoreDraft } from "./store-draft.ts";
import { aStore } from "./testing/stores-fixture.ts";

const { database } = await testDatabase();
const save = (changes: Partial<StoreDraft> = {}) => saveStore(database.kysely, aStore(changes));

const day = { opens: "09:00", closes: "20:00" };
const wrong: readonly [string, Partial<StoreDraft>, string, string][] = [
  ["a code with a hyphen", { code: "JKT-1" }, "JKT-1 code", "capital letters or digits"],
  ["a zip code of four digits", { zip: "1011" }, "JKT01 zip", "5 digits"],
  ["a place beyond the pole", { latitude: -96.1 }, "JKT01 latitude", "-90"],
  ["a telephone number without its country", { phone: "021 555" }, "JKT01 phone", "begins with +"],
  ["a week of six days", { hours: [day, day, day, day, day, day] }, "JKT01 hours", "7"],
  [
    "an evening that ends before it begins",
    { hours: [{ opens: "20:00", closes: "09:00" }, day, day, day, day, day, day] },
    "JKT01 hours.0",
    "closes after",
  ],
  [
    "an hour no clock shows",
    { hours: [{ ...day, closes: "25:00" }, ...Array(6).fill(day)] },
    "hours.0.closes",
    "09:30",
  ],
  ["a picture of another site", { picture: "https://evil.example/a.png" }, "JKT01 picture", "/pictures/"],
];

test.each(wrong)("%s is refused with its path, and nothing is written", async (_title, changes, where, word) => {
  const result = await save(changes);
  expect(result).toMatchObject({ ok: false, error: { code: "BAD_STORE" } });
  if (result.ok) return;
  expect(result.error.where).toContain(where);
  expect(result.error.problem).toContain(word);
  expect(await listStores(database.kysely, [])).toEqual([]);
});

test("saving an unchanged store does not update its row, another telephone number does", async () => {
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from stores.store`.execute(database.kysely)).rows[0]?.xmin;
  await save();
  const first = await version();
  await save();
  expect(await version()).toBe(first);
  await save({ phone: "+62 21 555 0199" });
  expect(await version()).not.toBe(first);
  expect((await listStores(database.kysely, []))[0]?.phone).toBe("+62 21 555 0199");
});
