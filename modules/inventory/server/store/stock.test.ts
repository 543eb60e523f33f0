import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { available } from "../../contract/available.ts";
import { channelStock, saveSources, saveStock } from "../index.ts";

const { database } = await testDatabase();
const db = database.kysely;
await saveSources(db, [
  { code: "WH01", kind: "warehouse", name: "Jakarta", priority: 1 },
  { code: "WH02", kind: "warehouse", name: "Surabaya", priority: 2 },
  { code: "JKT1", kind: "store", name: "Senayan" },
]);

test("of two warehouses the first that has units left ships the products; stores do not", async () => {
  await saveStock(db, [
    { skuCode: "A", sourceCode: "WH01", quantity: 4, sold: 4 },
    { skuCode: "A", sourceCode: "WH02", quantity: 6, sold: 1 },
    { skuCode: "B", sourceCode: "WH01", quantity: 2 },
    { skuCode: "B", sourceCode: "WH02", quantity: 9 },
    { skuCode: "C", sourceCode: "JKT1", quantity: 9 },
    { skuCode: "D", sourceCode: "WH01", quantity: 1, sold: 1 },
    { skuCode: "D", sourceCode: "WH02", quantity: 1, sold: 1 },
  ]);
  expect(await channelStock(db, ["A", "B", "C", "D", "unknown"])).toEqual([
    { skuCode: "A", sourceCode: "WH02", quantity: 6, sold: 1 },
    { skuCode: "B", sourceCode: "WH01", quantity: 2, sold: 0 },
    { skuCode: "D", sourceCode: "WH01", quantity: 1, sold: 1 },
  ]);
});

test("filling a shop again does not bring sold units back", async () => {
  await saveStock(db, [{ skuCode: "E", sourceCode: "WH01", quantity: 5 }]);
  await database.pool.query("update inventory.stock set sold = 3 where sku_code = 'E'");
  await saveStock(db, [{ skuCode: "E", sourceCode: "WH01", quantity: 5 }]);
  expect(await channelStock(db, ["E"])).toEqual([{ skuCode: "E", sourceCode: "WH01", quantity: 5, sold: 3 }]);
});

test("the available amount is never negative", () => {
  expect([available({ quantity: 5, sold: 2 }), available({ quantity: 2, sold: 5 })]).toEqual([3, 0]);
});
