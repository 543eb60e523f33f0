import { sql } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "#apps/server/config/read-config.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { listStores } from "#modules/stores/server/index.ts";
import { seedStores } from "./seed-stores.ts";

const { database } = await testDatabase();
const seed = () => inTransaction(database, seedStores);
const rows = async () =>
  (await sql`select *, xmin::text from stores.store order by code`.execute(database.kysely)).rows;

test("the demo shop has twelve stores in ten cities of Indonesia, and hides its two warehouses", async () => {
  await seed();
  const config = readConfig({});
  const hidden = config.ok ? config.value.hiddenStoreCodes : [];
  const shown = await listStores(database.kysely, hidden);
  expect(shown).toHaveLength(12);
  expect(new Set(shown.map((store) => store.city.replace(/ (Pusat|Selatan|Utara)$/, ""))).size).toBe(10);
  for (const { latitude, longitude } of shown) {
    expect(latitude).toBeGreaterThan(-11);
    expect(latitude).toBeLessThan(6);
    expect(longitude).toBeGreaterThan(95);
    expect(longitude).toBeLessThan(141);
  }
  const all = await listStores(database.kysely, []);
  expect(all.filter((store) => !shown.some(({ code }) => code === store.code)).map(({ code }) => code)).toEqual([
    "WH01",
    "WH02",
  ]);
});

test("seeding the stores again changes nothing", async () => {
  await seed();
  const before = await rows();
  await seed();
  expect(await rows()).toEqual(before);
});
