import fc from "fast-check";
import { expect, test } from "vitest";
import { mostUnpaidUnits } from "./unpaid-share.ts";

test("1B-13 D-93 a tenth of the stock, rounded down, and never less than three", () => {
  expect([0, 3, 29, 30, 39, 40, 1000].map((stock) => mostUnpaidUnits(10, stock))).toEqual([3, 3, 3, 3, 3, 4, 100]);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (stock, percent) => {
      const most = mostUnpaidUnits(percent, stock);
      expect(most).toBeGreaterThanOrEqual(3);
      if (most > 3) expect(most * 100).toBeLessThanOrEqual(stock * percent);
    }),
  );
});
