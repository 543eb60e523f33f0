import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { previewFreight } from "./preview-freight.ts";
import { rateTableCourier } from "./rate-table-courier.ts";
import { deliveryFixture } from "./testing/delivery-fixture.ts";
import { quoteFreight } from "./testing/quote-freight.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { saveService, savePlace, serviceOf } = await deliveryFixture(database);
await savePlace("WH01", { name: "Cikarang", kind: "warehouse", city: "32.16" });
const rate = { first: 10_000, next: 5_000, from: 1, to: 3 };
await saveService("JNE-REG", { name: "REG", active: true, "rates/32.16-31": rate });
await saveService("JNE-YES", { name: "YES", active: true, "rates/32.16-31": { ...rate, first: 30_000 } });

const item = { grams: 2_000, lengthMm: 100, widthMm: 100, heightMm: 100, quantity: 1 };
const trial = { placeCode: "WH01", districtCode: "31.74.07", item };
const prices = (offers: readonly { serviceCode: string; total: number }[] | null) =>
  offers?.map(({ serviceCode, total }) => [serviceCode, total]) ?? null;

test("a parcel is priced with unsaved rates beside the saved ones, and nothing is saved", async () => {
  const before = await serviceOf("JNE-REG");
  const changes = [
    { path: "rates/32.16-31/first", after: 8_000 },
    { path: "rates/32.16-31.74", after: { ...rate, first: 1_000 } },
  ];
  const preview = await previewFreight(database, { ...trial, draft: { id: "JNE-REG", changes } });
  expect(preview.problems).toEqual([]);
  expect(prices(preview.before)).toEqual([
    ["REG", 15_000],
    ["YES", 35_000],
  ]);
  expect(prices(preview.after)).toEqual([
    ["REG", 6_000],
    ["YES", 35_000],
  ]);
  expect(await serviceOf("JNE-REG")).toEqual(before);
  const off = await previewFreight(database, {
    ...trial,
    draft: { id: "JNE-REG", changes: [{ path: "active" }] },
  });
  expect(prices(off.after)).toEqual([["YES", 35_000]]);
});

test("changes that could not be saved are named instead of priced", async () => {
  const draft = { id: "JNE-REG", changes: [{ path: "rates/32.16-31/first", after: -5 }] };
  const preview = await previewFreight(database, { ...trial, draft });
  expect(preview.after).toBeNull();
  expect(preview.problems).toMatchObject([{ path: "rates/32.16-31/first", problem: "charge" }]);
  expect(prices(preview.before)).toHaveLength(2);
  const nowhere = await previewFreight(database, { ...trial, districtCode: "00.00.00", draft: null });
  expect(nowhere).toEqual({ problems: [], before: [], after: null });
});

test("readers do not wait for a preview, and see nothing of it", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  // Another save holds the version of the rates: a preview waits for it, a checkout does not.
  await client.query("update shipping.edition set stamp = stamp");
  const changes = [{ path: "rates/32.16-31/first", after: 1 }];
  const waiting = previewFreight(database, { ...trial, draft: { id: "JNE-REG", changes } });
  const quoted = await quoteFreight(
    { database, couriers: [rateTableCourier({ database })] },
    { parcels: [{ sourceCode: "WH01", items: [item] }], districtCode: "31.74.07" },
  );
  expect(quoted.ok && prices(quoted.value)).toContainEqual(["REG", 15_000]);
  await client.query("rollback");
  client.release();
  expect(prices((await waiting).after)).toContainEqual(["REG", 5_001]);
});

const amount = fc.integer({ min: 0, max: 1_000_000 });
const someRate = fc.record({ first: amount, next: amount, from: fc.constant(1), to: fc.constant(4) });
const destinations = ["31", "31.74", "31.74.07", "32", "35.78"] as const;

test("the price of a preview is what checkouts are offered after the save, to the rupiah", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...destinations), someRate, { minKeys: 1 }),
      fc.constantFrom("31.74.07", "31.71.01", "35.78.08"),
      fc.integer({ min: 0, max: 60_000 }),
      async (rates, districtCode, grams) => {
        const keyed = Object.fromEntries(Object.entries(rates).map(([to, one]) => [`32.16-${to}`, { ...one }]));
        const asked = { ...trial, districtCode, item: { ...item, grams } };
        const draft = { id: "JNE-REG", changes: [{ path: "rates", after: keyed }] };
        const { after, problems } = await previewFreight(database, { ...asked, draft });
        expect(problems).toEqual([]);
        await saveService("JNE-REG", { rates: keyed });
        const quoted = await quoteFreight(
          { database, couriers: [rateTableCourier({ database })] },
          { parcels: [{ sourceCode: "WH01", items: [{ ...item, grams }] }], districtCode },
        );
        const offered = quoted.ok ? quoted.value : [];
        expect(after?.toSorted(byService)).toEqual(offered.toSorted(byService));
      },
    ),
    { numRuns: 25 },
  );
});

const byService = (one: { serviceCode: string }, other: { serviceCode: string }) =>
  one.serviceCode < other.serviceCode ? -1 : 1;
