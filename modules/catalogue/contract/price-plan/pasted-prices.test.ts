import fc from "fast-check";
import { expect, test } from "vitest";
import { readPastedPrices } from "./pasted-prices.ts";
import { reducedPrice, roundings } from "./reduced-price.ts";

const read = (text: string) => ({ ...readPastedPrices(text), prices: [...readPastedPrices(text).prices] });

test("pasted prices are read from tabs, commas, semicolons and spaces, with amounts as people write them", () => {
  const text = ["A1\t150000", "B2;150.000", "C3, 150,000", "D4 Rp 1.500.000", 'E5,"150.000,00"', "F6\t99", ""].join(
    "\r\n",
  );
  expect(read(text)).toEqual({
    prices: [
      ["A1", 150_000],
      ["B2", 150_000],
      ["C3", 150_000],
      ["D4", 1_500_000],
      ["E5", 150_000],
      ["F6", 99],
    ],
    unread: [],
  });
});

test("a heading is skipped, an SKU's last line counts, and lines without an amount are named", () => {
  expect(read("SKU\tPrice\nA\t10\nA\t20\nB\tfree\nC\t1.50.000\njust text")).toEqual({
    prices: [["A", 20]],
    unread: [
      { line: 4, text: "B\tfree" },
      { line: 5, text: "C\t1.50.000" },
      { line: 6, text: "just text" },
    ],
  });
  expect(read("A\tx1").unread).toEqual([{ line: 1, text: "A\tx1" }]);
});

test("a reduced price is a multiple of the rounding, nearest to the exact price, never nothing and never above the price", () => {
  expect(reducedPrice(199_000, { percent: 15, roundTo: 1_000 })).toBe(169_000);
  expect(reducedPrice(100_500, { percent: 50, roundTo: 500 })).toBe(50_500);
  expect(reducedPrice(1_900, { percent: 1, roundTo: 1_000 })).toBe(1_900);
  expect(reducedPrice(900, { percent: 90, roundTo: 1_000 })).toBe(900);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(...roundings),
      (price, percent, roundTo) => {
        const reduced = reducedPrice(price, { percent, roundTo });
        const exact = (price * (100 - percent)) / 100;
        expect(reduced).toBeGreaterThan(0);
        expect(reduced).toBeLessThanOrEqual(price);
        if (reduced < price) expect(reduced % roundTo).toBe(0);
        if (exact >= roundTo) expect(Math.abs(reduced - exact)).toBeLessThanOrEqual(roundTo / 2);
      },
    ),
  );
});
