import { expect, test } from "vitest";
import { countPrices, fieldOf, shownValue } from "./proposal-model.ts";

const shown = (path: string, value: unknown) => shownValue(path, value, { year: 2026, t: (key) => key });

test("a field is named with its SKU, whose code may hold a slash", () => {
  expect(fieldOf("skus/LKH1~1RED/salePrice")).toEqual({ field: "salePrice", sku: "LKH1/RED", level: null });
  expect(fieldOf("money")).toEqual({ field: "money", sku: null, level: null });
  expect(fieldOf("levels/1/reward")).toEqual({ field: "reward", sku: null, level: 2 });
  expect(fieldOf("levels/0/BALL-A/giveaway")).toEqual({ field: "giveaway", sku: "BALL-A", level: 1 });
  expect(fieldOf("prices/LKH1~1RED")).toEqual({ field: "price", sku: "LKH1/RED", level: null });
  expect(fieldOf("names/en-US")).toEqual({ field: null, sku: null, level: null });
});

test("amounts are shown as money, and an empty field as none", () => {
  expect(shown("skus/A/price", 49_000)).toBe("Rp49.000");
  expect(shown("budget", 5_000_000)).toBe("Rp5.000.000");
  expect(shown("prices/A", 49_000)).toBe("Rp49.000");
  expect(shown("skus/A/price", null)).toBeNull();
  expect(shown("skus/A/number", "7")).toBe("7");
});

test("numbers that are no money stay numbers, moments are times, known words are translated", () => {
  expect(shown("skus/A/stock", 1_200)).toBe("1.200");
  expect(shown("beginsAt", "2026-11-15T02:05:00.000Z")).toBe("15/11 09:05");
  expect(shown("status", "active")).toBe("value_active");
  expect(shown("status", "scheduled")).toBe("value_scheduled");
  expect(shown("audience", "clubMembers")).toBe("value_clubMembers");
  expect(shown("status", "toString")).toBe("toString");
  expect(shown("everything", true)).toBe("yes");
});

test("prices are counted, dates of a sale are not counted beside them", () => {
  const change = (path: string) => ({ path, before: null, after: 1 });
  expect(countPrices([{ changes: ["skus/A/price", "skus/A/salePrice", "skus/A/saleUntil"].map(change) }])).toBe(2);
  expect(countPrices([{ changes: [change("skus/A/saleUntil")] }, { changes: [change("skus/B/price")] }])).toBe(2);
  expect(countPrices([])).toBe(0);
});
