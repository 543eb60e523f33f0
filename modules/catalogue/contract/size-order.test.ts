import fc from "fast-check";
import { expect, test } from "vitest";
import { compareSizes } from "./size-order.ts";

const sorted = (sizes: readonly string[]) => [...sizes].sort(compareSizes);

test("PD-18 letters run from XXXS to XXXL", () => {
  const order = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];
  expect(sorted(["XL", "S", "XXXL", "M", "XXS", "L", "XS", "XXL", "XXXS"])).toEqual(order);
});

test("PD-18 numbers are compared as numbers", () => {
  expect(sorted(["10", "9", "9.5", "100", "38,5", "38"])).toEqual(["9", "9.5", "10", "38", "38,5", "100"]);
});

test("PD-18 the region before a number is ignored", () => {
  expect(sorted(["EU 42", "US 9", "UK8", "EUR 40", "Asia 41"])).toEqual(["UK8", "US 9", "EUR 40", "Asia 41", "EU 42"]);
  expect(sorted(["Asia L", "EU S", "US M"])).toEqual(["EU S", "US M", "Asia L"]);
});

test("sizes with a unit are compared by their number", () => {
  expect(sorted(["12 kg", "4 kg", "1000 ml", "500 ml"])).toEqual(["4 kg", "12 kg", "500 ml", "1000 ml"]);
});

test("shuffled sizes are sorted into the same order", () => {
  const size = fc.oneof(
    fc.constantFrom("XS", "S", "M", "L", "XL", "EU S", "One size", "Free"),
    fc.integer({ min: 1, max: 50 }).map((n) => `EU ${n}`),
    fc.integer({ min: 1, max: 50 }).map(String),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(size, { maxLength: 12 }),
      fc.infiniteStream(fc.double({ noNaN: true })),
      (sizes, keys) => {
        const shuffled = sizes
          .map((value) => ({ value, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map((entry) => entry.value);
        const ranks = (list: readonly string[]) => list.map((value) => value.replace(/^EU /, ""));
        expect(ranks(sorted(shuffled))).toEqual(ranks(sorted(sizes)));
      },
    ),
  );
});
