import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

const firstOf = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

test("the same seed gives the same numbers, another seed others", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(firstOf(one, 5)).toEqual(firstOf(one, 5));
      if (one !== other) expect(firstOf(one, 5)).not.toEqual(firstOf(other, 5));
    }),
  );
});

test("every number is at least 0 and below 1, and they spread over the whole of it", () => {
  const numbers = firstOf("bricks", 10_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = new Set(numbers.map((number) => Math.floor(number * 10)));
  expect(tenths.size).toBe(10);
});

test("the numbers of a seed never change, so that old pictures can be rendered again", () => {
  expect(firstOf("products/btr1001-cream-1", 3).map((number) => number.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.840137",
      "0.994008",
      "0.075261",
    ]
  `);
});
