import { expect, test } from "vitest";
import { fail, ok } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import { someAreas } from "#modules/address-book/server/testing/some-areas.ts";
import { leastFreight, type RateDraft, rateTableCourier, readFreightTable, saveOrigins, saveRates } from "./index.ts";
import { offerFreight } from "./offer-freight.ts";
import type { Courier } from "./ports/courier.ts";
import { quoteFreight } from "./testing/quote-freight.ts";

const { database } = await testDatabase();
await fillRegions(database, someAreas);
await saveOrigins(database.kysely, [
  { sourceCode: "WH01", cityCode: "32.16" },
  { sourceCode: "WH02", cityCode: "35.78" },
]);
const rate = (
  serviceCode: string,
  originCode: string,
  destinationCode: string,
  price: number,
  days: readonly [number, number],
): RateDraft => ({
  courierCode: serviceCode === "SAMEDAY" ? "GRAB" : "JNE",
  serviceCode,
  originCode,
  destinationCode,
  firstKilogram: price,
  nextKilogram: price / 2,
  daysFrom: days[0],
  daysTo: days[1],
});
await saveRates(
  database.kysely,
  [
    { courierCode: "JNE", code: "YES", name: "JNE YES", position: 2 },
    { courierCode: "JNE", code: "REG", name: "JNE REG", position: 1 },
    { courierCode: "GRAB", code: "SAMEDAY", name: "Grab Same Day", position: 3 },
  ],
  [
    rate("REG", "32.16", "31", 10_000, [2, 3]),
    rate("REG", "32.16", "31.74", 9_000, [1, 2]),
    rate("REG", "32.16", "31.74.07", 8_000, [1, 1]),
    rate("REG", "35.78", "31", 20_000, [3, 5]),
    rate("YES", "32.16", "31", 30_000, [1, 1]),
    rate("SAMEDAY", "32.16", "32.16", 18_000, [0, 1]),
    rate("REG", "32.16", "32", 7_000, [1, 2]),
  ],
);
const deps = { database, couriers: [rateTableCourier({ database })] };
const box = { grams: 1000, lengthMm: 100, widthMm: 100, heightMm: 100, quantity: 1 };
const from = (sourceCode: string, quantity = 1) => ({ sourceCode, items: [{ ...box, quantity }] });

test("CK-23 D-46 the rate of the district comes before the city's, and that before the province's", async () => {
  const regular = async (districtCode: string) => {
    const quoted = await quoteFreight(deps, { parcels: [from("WH01")], districtCode });
    return quoted.ok ? quoted.value.find(({ serviceCode }) => serviceCode === "REG")?.total : quoted.error;
  };
  expect([await regular("31.74.07"), await regular("31.74.03"), await regular("31.71.01")]).toEqual([
    8000, 9000, 10000,
  ]);
});

test("CK-23 an offer has the cost of each parcel, by its chargeable kilograms, and the time of the slowest", async () => {
  const quoted = await quoteFreight(deps, { parcels: [from("WH02", 2), from("WH01", 3)], districtCode: "31.71.01" });
  expect(quoted).toEqual(
    ok([
      {
        courierCode: "JNE",
        serviceCode: "REG",
        name: "JNE REG",
        prices: [30_000, 20_000],
        kilograms: [2, 3],
        total: 50_000,
        days: [3, 5],
      },
    ]),
  );
});

test("D-46 the same day is for the warehouse's own city", async () => {
  const services = async (districtCode: string) => {
    const quoted = await quoteFreight(deps, { parcels: [from("WH01")], districtCode });
    return quoted.ok && quoted.value.map(({ courierCode }) => courierCode);
  };
  expect(await services("32.16.12")).toEqual(["JNE", "GRAB"]);
  expect(await services("32.73.05")).toEqual(["JNE"]);
});

test("nothing is offered for a destination without rates; an unknown warehouse is refused", async () => {
  expect(await quoteFreight(deps, { parcels: [from("WH01")], districtCode: "94.01.01" })).toEqual(ok([]));
  expect(await quoteFreight(deps, { parcels: [from("WH09")], districtCode: "31.74.07" })).toEqual(
    fail({ code: "ORIGIN_UNKNOWN", sourceCode: "WH09" }),
  );
});

test("a courier that does not answer does not hide the offers of the others", async () => {
  const silent: Courier = { rates: async () => fail({ code: "COURIER_UNREACHABLE" }) };
  const pigeon: Courier = {
    rates: async ({ parcels }) =>
      ok([
        {
          courierCode: "PIGEON",
          serviceCode: "AIR",
          name: "Pigeon",
          prices: parcels.map(() => rupiah(1)),
          days: [1, 1],
        },
      ]),
  };
  const call = (couriers: readonly Courier[]) =>
    quoteFreight({ database, couriers }, { parcels: [from("WH01")], districtCode: "31.74.07" });
  expect(await call([silent, pigeon])).toMatchObject({ ok: true, value: [{ courierCode: "PIGEON", total: 1 }] });
  expect(await call([silent])).toEqual(fail({ code: "COURIER_UNREACHABLE" }));
});

test("a service of another courier with the code of an earlier one is not offered a second time", async () => {
  const copy: Courier = {
    rates: async ({ parcels }) => {
      const prices = parcels.map(() => rupiah(1));
      return ok([{ courierCode: "JNE", serviceCode: "REG", name: "Not JNE", prices, days: [1, 1] }]);
    },
  };
  const quoted = await quoteFreight(
    { database, couriers: [...deps.couriers, copy] },
    { parcels: [from("WH01")], districtCode: "31.74.07" },
  );
  expect(quoted.ok && quoted.value.map(({ name, total }) => [name, total])).toEqual([
    ["JNE REG", 8_000],
    ["JNE YES", 30_000],
  ]);
});

test("a cart without an address gets the lowest price of any destination", async () => {
  const table = await readFreightTable(database.kysely);
  expect(leastFreight(table, [from("WH01"), from("WH02")])).toBe(27_000);
  expect(leastFreight(table, [from("WH09")])).toBeNull();
});

test("offers of a courier with a rate table take one statement for any number of parcels", async () => {
  const names = { stateName: "DKI Jakarta", cityName: "Kota Jakarta Selatan", districtName: "Kebayoran Baru" };
  const destination = { ...names, state: "31", city: "31.74", district: "31.74.07" };
  const origins = new Map([
    ["WH01", "32.16"],
    ["WH02", "35.78"],
  ]);
  const parcels = [from("WH01"), from("WH02"), from("WH01", 5), from("WH02", 9)];
  const counter = countQueries(database);
  const offered = await offerFreight(deps.couriers, { parcels, destination, origins });
  counter.stop();
  expect(offered.ok).toBe(true);
  expect(counter.statements.length).toBe(1);
});
