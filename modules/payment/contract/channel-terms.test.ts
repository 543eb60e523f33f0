import fc from "fast-check";
import { expect, test } from "vitest";
import { feeFor, takesAmount } from "./channel-terms.ts";

const amount = fc.integer({ min: 0, max: 10_000_000_000 });
const fee = fc.integer({ min: 0, max: 1_000_000 });
const points = fc.integer({ min: 0, max: 1_000 });

test("a fee is the fixed part and the nearest rupiah of the percentage", () => {
  expect(feeFor({ fee: 2_500, feeBasisPoints: 0 }, 1_000_000)).toBe(2_500);
  expect(feeFor({ fee: 0, feeBasisPoints: 70 }, 100_000)).toBe(700);
  expect(feeFor({ fee: 2_000, feeBasisPoints: 290 }, 123_456)).toBe(2_000 + 3_580);
  // 0.5 rupiah is rounded up, less is not.
  expect([feeFor({ fee: 0, feeBasisPoints: 50 }, 100), feeFor({ fee: 0, feeBasisPoints: 50 }, 99)]).toEqual([1, 0]);
});

test("a fee is whole, never less for more money, and within half a rupiah of the exact percentage", () => {
  fc.assert(
    fc.property(amount, amount, fee, points, (one, more, fixed, feeBasisPoints) => {
      const terms = { fee: fixed, feeBasisPoints };
      const added = feeFor(terms, one);
      expect(Number.isSafeInteger(added)).toBe(true);
      expect(feeFor(terms, one + more)).toBeGreaterThanOrEqual(added);
      const exact = BigInt(one) * BigInt(feeBasisPoints);
      const twice = 2n * (BigInt(added - fixed) * 10_000n - exact);
      expect(twice >= -10_000n && twice <= 10_000n).toBe(true);
    }),
  );
});

test("the bounds of a channel are part of what it takes", () => {
  const terms = { leastAmount: 500, mostAmount: 1_000 };
  expect([499, 500, 1_000, 1_001].map((one) => takesAmount(terms, one))).toEqual([false, true, true, false]);
  expect(takesAmount({ leastAmount: 0, mostAmount: null }, 10 ** 12)).toBe(true);
});
