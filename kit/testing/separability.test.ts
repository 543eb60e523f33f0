import fc from "fast-check";
import { expect, test } from "vitest";
import { separability } from "./separability.ts";

test("a perfect separation is 1 or 0, and none is a half", () => {
  expect(separability([3, 4], [1, 2]).auc).toBe(1);
  expect(separability([1, 2], [3, 4]).auc).toBe(0);
  expect(separability([1, 1], [1, 1, 1]).auc).toBe(0.5);
  expect(separability(Array(500).fill(1), Array(500).fill(1)).byChance).toBeCloseTo(0.0183, 3);
});

test("it is the share of pairs in which the first is the larger, equal ones counted half", () => {
  const values = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, values, (first, second) => {
      const wins = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
      const share = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
      expect(separability(first, second).auc).toBeCloseTo(share, 9);
    }),
  );
});
