import fc from "fast-check";
import { expect, test } from "vitest";
import { chargeableKilograms, type PackedItem } from "./chargeable-kilograms.ts";

const flat = (grams: number, quantity = 1): PackedItem => ({ grams, lengthMm: 1, widthMm: 1, heightMm: 1, quantity });

test.each([
  [1, 1],
  [999, 1],
  [1000, 1],
  [1299, 1],
  [1300, 2],
  [2000, 2],
  [2299, 2],
  [2300, 3],
  [7310, 8],
])("CK-23 D-46 %i g are charged as %i kg", (grams, kilograms) => {
  expect(chargeableKilograms([flat(grams)])).toBe(kilograms);
});

test("CK-23 D-46 a light product in a big box is charged by its volume: length x width x height / 6000", () => {
  // 40 x 30 x 20 cm = 24,000 cm³ = 4 kg
  expect(chargeableKilograms([{ grams: 500, lengthMm: 400, widthMm: 300, heightMm: 200, quantity: 1 }])).toBe(4);
  expect(chargeableKilograms([{ grams: 500, lengthMm: 400, widthMm: 300, heightMm: 200, quantity: 3 }])).toBe(12);
});

test("an empty parcel is charged the minimum", () => {
  expect(chargeableKilograms([])).toBe(1);
});

const item = fc.record({
  grams: fc.integer({ min: 1, max: 30_000 }),
  lengthMm: fc.integer({ min: 1, max: 2000 }),
  widthMm: fc.integer({ min: 1, max: 2000 }),
  heightMm: fc.integer({ min: 1, max: 2000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
});

test("the rule is the one on paper for any items, and the order of packing does not matter", () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), (items) => {
      const sum = (of: (packed: PackedItem) => bigint) => items.reduce((total, packed) => total + of(packed), 0n);
      const grams = sum(({ grams, quantity }) => BigInt(grams * quantity));
      const volume = sum(
        ({ lengthMm, widthMm, heightMm, quantity }) => BigInt(lengthMm) * BigInt(widthMm * heightMm * quantity),
      );
      // In sixths of a milligram nothing has to be rounded.
      const [charged = 0n] = [grams * 6000n, volume].sort((one, other) => Number(other - one));
      const kilograms = charged / 6_000_000n + (charged % 6_000_000n >= 1_800_000n ? 1n : 0n);
      const expected = Number(kilograms < 1n ? 1n : kilograms);
      expect(chargeableKilograms(items)).toBe(expected);
      expect(chargeableKilograms(items.toReversed())).toBe(expected);
    }),
  );
});

test("packing more never costs less, and two parcels never cost less than one that is a kilogram lighter", () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 10 }), fc.array(item, { maxLength: 10 }), (some, more) => {
      const together = chargeableKilograms([...some, ...more]);
      expect(together).toBeGreaterThanOrEqual(chargeableKilograms(some));
    }),
  );
});
