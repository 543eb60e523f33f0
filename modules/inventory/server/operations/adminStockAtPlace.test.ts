import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";

const { query, storeStaff, stock, hold, desk } = await stockFixture();
const atPlace = (skuCodes: readonly string[], sourceCode: string | null = null, headers = desk) =>
  query(
    `query adminStockAtPlace { adminStockAtPlace(skuCodes: ${JSON.stringify(skuCodes)}, sourceCode: ${JSON.stringify(sourceCode)}) {
      sourceCode sourceName levels { skuCode onHand held sellable } } }`,
    headers,
  );

test("MP-04 the stock of a product's variants at the first warehouse, in the asked order, zero where there is none", async () => {
  await stock("S1", 7);
  await stock("S2", 5);
  await hold("O-1", "S2", 2);
  expect(await atPlace(["S2", "S-none", "S1"])).toEqual({
    sourceCode: "WH01",
    sourceName: "Jakarta",
    levels: [
      { skuCode: "S2", onHand: 5, held: 2, sellable: 3 },
      { skuCode: "S-none", onHand: 0, held: 0, sellable: 0 },
      { skuCode: "S1", onHand: 7, held: 0, sellable: 7 },
    ],
  });
});

test("MS-06 staff of one store see their own place, and no other by its code", async () => {
  const own = await storeStaff("1001");
  expect(await atPlace(["S1"], null, own)).toMatchObject({ sourceCode: "1001", levels: [{ onHand: 0 }] });
  expect(await atPlace(["S1"], "WH01", own)).toBeNull();
  expect(await atPlace(["S1"], "WH02")).toMatchObject({ sourceCode: "WH02" });
});
