import fc from "fast-check";
import { expect, test } from "vitest";
import { earnedPoints } from "./earned-points.ts";

const paid = (...amounts: number[]) => amounts.map((payAmount) => ({ payAmount }));

test("LY-44 one point for every full 10.000 rupiah of products paid, over all lines together", () => {
  expect(earnedPoints(paid(9_999), 10_000)).toBe(0);
  expect(earnedPoints(paid(9_999, 1), 10_000)).toBe(1);
  expect(earnedPoints(paid(289_000, 120_500), 10_000)).toBe(40);
  expect(earnedPoints(paid(289_000, 120_500), 25_000)).toBe(16);
});

test("LY-44 for every rate: never more than was paid for, and never a whole point too few", () => {
  const amounts = fc.array(fc.nat({ max: 50_000_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), (all, earnedBy) => {
      const sum = all.reduce((one, other) => one + other, 0);
      const points = earnedPoints(paid(...all), earnedBy);
      expect(points * earnedBy).toBeLessThanOrEqual(sum);
      expect((points + 1) * earnedBy).toBeGreaterThan(sum);
    }),
  );
});
