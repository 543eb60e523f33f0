import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";

const { outcome, query, storeStaff, stock, movements } = await stockFixture();

const shelves = async () => {
  const { levels } = await query(
    `query adminStockOfSku { adminStockOfSku(skuCode: "S1") { levels { sourceCode shelf } } }`,
  );
  return levels
    .filter(({ shelf }: { shelf: string }) => shelf !== "")
    .map(({ sourceCode, shelf }: { sourceCode: string; shelf: string }) => `${sourceCode} ${shelf}`);
};

test("MO-05 an SKU has a shelf at each of its places; naming it moves no units", async () => {
  await stock("S1", 5);
  await stock("S1", 2, "1001");
  const before = await movements("S1");
  expect(await outcome("adminSetShelf", { skuCode: "S1", sourceCode: "WH01", shelf: " A2 " })).toBe("DONE");
  expect(await outcome("adminSetShelf", { skuCode: "S1", sourceCode: "1001", shelf: "Back room" })).toBe("DONE");
  expect(await shelves()).toEqual(["WH01 A2", "1001 Back room"]);
  expect(await outcome("adminSetShelf", { skuCode: "S1", sourceCode: "WH01", shelf: "" })).toBe("DONE");
  expect(await shelves()).toEqual(["1001 Back room"]);
  expect(await movements("S1")).toEqual(before);
});

test("MO-05 staff of one store name its shelves alone; an SKU without stock there has none", async () => {
  const own = await storeStaff("1001");
  expect(await outcome("adminSetShelf", { skuCode: "S1", sourceCode: "1001", shelf: "B" }, own)).toBe("DONE");
  expect(await outcome("adminSetShelf", { skuCode: "S1", sourceCode: "WH01", shelf: "B" }, own)).toBe("NOT_FOUND");
  expect(await outcome("adminSetShelf", { skuCode: "S1", sourceCode: "1002", shelf: "B" })).toBe("NOT_FOUND");
  const long = { skuCode: "S1", sourceCode: "1001", shelf: "x".repeat(41) };
  expect(await outcome("adminSetShelf", long)).toBe("INVALID_INPUT");
});
