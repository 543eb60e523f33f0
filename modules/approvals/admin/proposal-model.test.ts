import { expect, test } from "vitest";
import { countPrices, fieldOf, shownValue } from "./proposal-model.ts";

test("a field is named with its SKU, whose code may hold a slash", () => {
  expect(fieldOf("skus/LKH1~1RED/salePrice")).toEqual({ field: "salePrice", sku: "LKH1/RED" });
  expect(fieldOf("money")).toEqual({ field: "money", sku: null });
  expect(fieldOf("names/en-US")).toEqual({ field: null, sku: null });
});

test("amounts are shown as money, and an empty field as none", () => {
  expect(shownValue("skus/A/price", 49_000, 2026)).toBe("Rp49.000");
  expect(shownValue("skus/A/price", null, 2026)).toBeNull();
  expect(shownValue("skus/A/number", "7", 2026)).toBe("7");
});

test("prices are counted, dates of a sale are not counted beside them", () => {
  const change = (path: string) => ({ path, before: null, after: 1 });
  expect(countPrices([{ changes: ["skus/A/price", "skus/A/salePrice", "skus/A/saleUntil"].map(change) }])).toBe(2);
  expect(countPrices([{ changes: [change("skus/A/saleUntil")] }, { changes: [change("skus/B/price")] }])).toBe(2);
  expect(countPrices([])).toBe(0);
});
