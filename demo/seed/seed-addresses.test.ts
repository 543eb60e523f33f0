import { expect, test } from "vitest";
import { publishedAreas } from "#adapters/area-data/idn-area-data/area-list.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions, listAddresses } from "#modules/address-book/server/index.ts";
import { seedAddresses } from "./seed-addresses.ts";

test("a demo member has a home and a company address; changes by hand survive seeding", async () => {
  const { database } = await testDatabase();
  await fillRegions(database, publishedAreas);
  await seedAddresses(database.kysely);
  const andi = await listAddresses(database.kysely, "U10000001");
  expect(andi.map(({ districtName, type, isDefault }) => [districtName, type, isDefault])).toEqual([
    ["Kebayoran Baru", "2", true],
    ["Cikarang Utara", "1", false],
  ]);
  await database.pool.query("delete from address_book.address where code = $1", [andi[1]?.code]);
  await seedAddresses(database.kysely);
  expect(await listAddresses(database.kysely, "U10000001")).toHaveLength(1);
});
