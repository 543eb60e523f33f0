import fc from "fast-check";
import { expect, test } from "vitest";
import { taxWithin } from "./tax-within.ts";

test("the tax inside a price is the whole percent of the net price, half upwards", () => {
  expect(taxWithin(111_000, 11)).toBe(11_000);
  expect(taxWithin(0, 11)).toBe(0);
  expect(taxWithin(1_250_000, 11)).toBe(123_874);
  expect(taxWithin(3, 100)).toBe(2);
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const tax = taxWithin(amount, percent);
      expect(Math.abs(tax * (100 + percent) - amount * percent) * 2).toBeLessThanOrEqual(100 + percent);
    }),
  );
});
