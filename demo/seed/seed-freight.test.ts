import { expect, test } from "vitest";
import { publishedAreas } from "#adapters/area-data/idn-area-data/area-list.ts";
import { provinceCentres } from "#adapters/area-data/idn-area-data/province-centres.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import { leastFreight, rateTableCourier, readFreightTable } from "#modules/shipping/server/index.ts";
import { quoteFreight } from "#modules/shipping/server/testing/quote-freight.ts";
import { freightRates } from "../data/freight/rates.ts";
import { seedFreight } from "./seed-freight.ts";

const { database } = await testDatabase();
await fillRegions(database, publishedAreas);
await seedFreight(database.kysely);
await seedFreight(database.kysely);
const deps = { database, couriers: [rateTableCourier({ database })] };
const box = { grams: 900, lengthMm: 200, widthMm: 150, heightMm: 100, quantity: 1 };

const codeOf = async (district: string, city: string) => {
  const { rows } = await database.pool.query<{ code: string }>(
    `select district.code from address_book.region district join address_book.region city on city.code = district.parent_code
     where district.name = $1 and city.name = $2`,
    [district, city],
  );
  return rows[0]?.code ?? "";
};
const offers = async (districtCode: string, sources: readonly string[]) => {
  const quoted = await quoteFreight(deps, {
    parcels: sources.map((sourceCode) => ({ sourceCode, items: [box] })),
    districtCode,
  });
  return quoted.ok ? quoted.value.map(({ serviceCode, total, days }) => [serviceCode, total, ...days]) : quoted.error;
};

test("the demo shop sends everywhere, dearer the farther, by motorcycle only within the warehouse's city", async () => {
  const cikarang = await codeOf("Cikarang Utara", "Kabupaten Bekasi");
  expect(await offers(cikarang, ["WH01"])).toEqual([
    ["REG", 9000, 1, 2],
    ["YES", 16000, 1, 1],
    ["SAMEDAY", 18000, 0, 1],
  ]);
  const south = (await offers(await codeOf("Kebayoran Baru", "Kota Jakarta Selatan"), ["WH01"])) as number[][];
  const east = (await offers(await codeOf("Nabire", "Kabupaten Nabire"), ["WH01"])) as number[][];
  expect([south.map(([service]) => service), east.map(([service]) => service)]).toEqual([["REG", "YES"], ["REG"]]);
  expect(east[0]?.[1]).toBeGreaterThan(3 * Number(south[0]?.[1]));
  // Two warehouses send two parcels; no motorcycle crosses half of Java.
  const both = (await offers(cikarang, ["WH01", "WH02"])) as number[][];
  expect(both.map(([service]) => service)).toEqual(["REG", "YES"]);
  expect(leastFreight(await readFreightTable(database.kysely), [{ sourceCode: "WH01", items: [box] }])).toBe(9000);
});

test("the rates are the same for every generation, whole hundreds, and there is one for every province", async () => {
  const centres = await provinceCentres();
  const rates = freightRates(["32.16", "35.78"], centres);
  expect(freightRates(["32.16", "35.78"], centres)).toEqual(rates);
  expect(
    rates.filter(({ firstKilogram, nextKilogram }) => firstKilogram % 100 !== 0 || nextKilogram % 100 !== 0),
  ).toEqual([]);
  const regular = rates.filter(
    ({ serviceCode, destinationCode }) => serviceCode === "REG" && destinationCode.length === 2,
  );
  expect(regular.length).toBe(2 * 38);
});
