import { expect, test } from "vitest";
import { changeBetween, type PriceSnapshot } from "./price-snapshot.ts";

const shown: PriceSnapshot = { lines: { a: [2, 200_000], b: [1, 50_000] }, gifts: ["GIFT BAG 1"], total: 268_000 };

test("the same is the same", () => {
  expect(changeBetween(shown, { ...shown, lines: { ...shown.lines } })).toBeNull();
});

test.each<[string, PriceSnapshot]>([
  ["a line is gone", { ...shown, lines: { a: [2, 200_000] }, total: 218_000 }],
  ["a line has fewer pieces", { ...shown, lines: { ...shown.lines, a: [1, 100_000] }, total: 168_000 }],
])("%s: sold out, also when the total changed", (_title, now) => {
  expect(changeBetween(shown, now)).toBe("OUT_OF_STOCK");
});

test.each<[string, PriceSnapshot]>([
  ["another total", { ...shown, total: 268_001 }],
  ["a price up and another down by as much", { ...shown, lines: { a: [2, 210_000], b: [1, 40_000] } }],
  ["a gift that no longer comes", { ...shown, gifts: [] }],
])("%s: the price changed", (_title, now) => {
  expect(changeBetween(shown, now)).toBe("PRICE_CHANGED");
});

test("a shopper without a price snapshot has agreed to no price", () => {
  expect(changeBetween(null, shown)).toBe("PRICE_CHANGED");
});
