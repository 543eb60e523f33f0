import fc from "fast-check";
import { expect, test } from "vitest";
import { asQuantity, typedQuantity } from "./quantity.ts";

const limits = { min: 1, max: 50, old: 3 };

test.each([
  ["7", 7],
  ["0", 1],
  ["-4", 1],
  ["51", 50],
  ["12.9", 12],
  ["", 3],
  ["two", 3],
])("reads %j as %i", (typed, quantity) => {
  expect(asQuantity(typed, limits)).toBe(quantity);
});

test.each([
  ["60", 60],
  ["0", 0],
  ["-4", -4],
  ["99999999999", 9999],
  ["", 3],
  ["two", 3],
])("1A-09 a typed %j is read as %i when the caller checks the range", (typed, quantity) => {
  expect(typedQuantity(typed, 3)).toBe(quantity);
});

test("never leaves its limits", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const quantity = asQuantity(typed, limits);
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 50).toBe(true);
    }),
  );
});
