import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";

const { query, storeStaff, stock, desk } = await stockFixture();
const ofSku = (skuCode: string, headers = desk) =>
  query(
    `query adminStockOfSku { adminStockOfSku(skuCode: "${skuCode}") {
      sku { skuCode barcode options } levels { sourceCode sourceName onHand } } }`,
    headers,
  );

test("MS-01 an SKU shows its stock at every place, also where it has none", async () => {
  await stock("S1", 7);
  await stock("S1", 2, "1001");
  expect(await ofSku("S1")).toEqual({
    sku: { skuCode: "S1", barcode: "B1", options: "Red · M" },
    levels: [
      { sourceCode: "WH01", sourceName: "Jakarta", onHand: 7 },
      { sourceCode: "WH02", sourceName: "Surabaya", onHand: 0 },
      { sourceCode: "1002", sourceName: "Kelapa Gading", onHand: 0 },
      { sourceCode: "1001", sourceName: "Senayan", onHand: 2 },
    ],
  });
  expect(await ofSku("nothing")).toBeNull();
});

test("MS-06 staff of one store see their own place", async () => {
  expect((await ofSku("S1", await storeStaff("1001"))).levels).toEqual([
    { sourceCode: "1001", sourceName: "Senayan", onHand: 2 },
  ]);
});
