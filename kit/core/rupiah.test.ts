import fc from "fast-check";
import { expect, test } from "vitest";
import { allocate, rupiah } from "./rupiah.ts";

const amount = fc.maxSafeInteger().map(rupiah);
const weights = fc
  .array(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0));

test("an amount is a whole, exact number of rupiah", () => {
  expect(rupiah(1_250_000)).toBe(1_250_000);
  expect(rupiah(-0)).toBe(0);
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => rupiah(wrong)).toThrow(RangeError);
  }
});

test("the remaining rupiah go to the largest remainders, ties by position", () => {
  expect(allocate(rupiah(100), [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(rupiah(101), [1, 1, 1])).toEqual([34, 34, 33]);
  expect(allocate(rupiah(10), [1, 5, 1])).toEqual([2, 7, 1]);
  expect(allocate(rupiah(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocate(rupiah(7), [0, 3, 0])).toEqual([0, 7, 0]);
});

test("splitting never loses or invents a rupiah", () => {
  fc.assert(
    fc.property(amount, weights, (total, list) => {
      const sum = allocate(total, list).reduce((all, share) => all + BigInt(share), 0n);
      expect(sum).toBe(BigInt(total));
    }),
  );
});

test("each share is within one rupiah of its exact proportion, and a weight of zero gets nothing", () => {
  fc.assert(
    fc.property(fc.nat().map(rupiah), weights, (total, list) => {
      const whole = list.reduce((all, weight) => all + BigInt(weight), 0n);
      allocate(total, list).forEach((share, index) => {
        const weight = BigInt(list[index] ?? 0);
        const error = BigInt(share) * whole - BigInt(total) * weight;
        expect(error > -whole && error < whole).toBe(true);
        if (weight === 0n) expect(share).toBe(0);
      });
    }),
  );
});

test("zero is split over no weights, but an amount without weights is an error", () => {
  expect(allocate(rupiah(0), [0, 0])).toEqual([0, 0]);
  expect(allocate(rupiah(0), [])).toEqual([]);
  expect(() => allocate(rupiah(1), [0, 0])).toThrow("cannot split 1 over no weight at all");
  expect(() => allocate(rupiah(1), [-1, 2])).toThrow("not a weight: -1");
});

test("small amounts are split exactly like large ones", () => {
  const small = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.nat({ max: 20_000_000 }).map(rupiah), small, fc.integer({ min: 0, max: 19 }), (total, list, at) => {
      const weights = list.map((weight, index) => (index === at % list.length ? weight + 1 : weight));
      // A thousand times the weights, so that no product is a safe integer.
      const heavy = weights.map((weight) => weight * 1_000_000);
      expect(allocate(total, weights)).toEqual(allocate(total, heavy));
    }),
  );
});
