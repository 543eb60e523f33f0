import { expect, test } from "vitest";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productRecordWithFloor } from "../records/product-record/check-price-floor.ts";
import { productRecordFixture, skuState } from "../testing/product-record-fixture.ts";
import { insertProducts } from "../testing/products-fixture.ts";
import { belowFloors, readPriceFloors } from "./price-floors.ts";

const { database } = await testDatabase({ maxConnections: 4 });
await insertProducts(database.kysely);
const products = productRecordFixture(database);
const rule = { percent: 50, clock: { now: () => new Date("2026-11-20T03:00:00Z") } };
const later = { percent: 50, clock: { now: () => new Date("2026-12-31T03:00:00Z") } };

const price = (amount: number) => skuState({ price: amount, options: { s_size: "EU 40" } });
const skus = ["FL-SAME", "FL-LOWERED", "FL-LOW", "FL-APPROVED", "FL-RETURNED"];
for (const code of skus)
  await products.create(code, { skus: { [code]: price(code === "FL-SAME" ? 100_001 : 100_000) } });
await products.change("FL-LOWERED", { "skus/FL-LOWERED/price": 60_000 });
await products.change("FL-LOW", { "skus/FL-LOW/price": 30_000 });
const rani = { id: null, name: "Rani" };
await inTransaction(database, (trx) =>
  saveRecords(
    trx,
    products.type,
    [{ id: "FL-APPROVED", version: 1_000_000, changes: [{ path: "skus/FL-APPROVED/price", after: 40_000 }] }],
    { at: new Date("2026-11-18T04:00:00Z"), actor: { id: null, name: "Dewi" }, approvedBy: rani, action: "approve" },
  ),
);
await products.change("FL-RETURNED", { "skus/FL-RETURNED": undefined });
await products.change("FL-RETURNED", { "skus/FL-RETURNED": price(45_000) });

const below = (prices: ReadonlyMap<string, number>, by = rule) =>
  inTransaction(database, async (trx) => belowFloors(prices, await readPriceFloors(trx, [...prices.keys()], by)));

test("the floor follows the highest price of the last 30 days, back to the last approved one", async () => {
  const asked = (amount: number) => below(new Map(skus.map((code) => [code, amount])));
  expect(await asked(49_999)).toEqual([
    { skuCode: "FL-SAME", price: 49_999, floor: 50_001 },
    { skuCode: "FL-LOWERED", price: 49_999, floor: 50_000 },
  ]);
  expect((await asked(29_999)).map(({ skuCode, floor }) => [skuCode, floor])).toEqual([
    ["FL-SAME", 50_001],
    ["FL-LOWERED", 50_000],
    ["FL-LOW", 50_000],
    ["FL-RETURNED", 50_000],
  ]);
  expect(await asked(50_001)).toEqual([]);
  expect((await below(new Map([["FL-LOWERED", 30_000]]), later)).length).toBe(0);
  expect(await below(new Map([["NONE", 1]]))).toEqual([]);
});

test("prices below their floor are those that the product record sends to a second person", async () => {
  const type = productRecordWithFloor({ usedSkus: async () => new Set() }, rule);
  for (const amount of [1, 19_999, 20_000, 29_999, 35_000, 44_999, 49_999, 50_000, 50_001, 70_000])
    for (const code of skus) {
      const refused = await inTransaction(database, async (trx) => {
        const before = (await type.read(trx, [code])).get(code) as RecordState;
        const after = JSON.parse(JSON.stringify(before));
        after.skus[code].price = amount;
        return type.check(trx, [{ id: code, before, after }]);
      });
      const named = (await below(new Map([[code, amount]]))).map(({ skuCode }) => `skus/${skuCode}/price`);
      expect(named, `${code} at ${amount}`).toEqual(refused.map(({ path }) => path));
    }
});
