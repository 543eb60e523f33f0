import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, nearestName } from "./nearest-name.ts";

test.each([
  ["", "", 0],
  ["kitten", "sitting", 3],
  ["PORT", "PROT", 2],
  ["ROLE", "ROLES", 1],
  ["", "abc", 3],
])("from %j to %j it takes %i changes", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test("the distance is the same in both directions and zero only between equals", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
    }),
  );
});

test("nothing is suggested when nothing is near", () => {
  expect(nearestName("SHOP_ROLLE", ["SHOP_ROLE", "SHOP_STAGE"])).toBe("SHOP_ROLE");
  expect(nearestName("SHOP_ELEPHANTS", ["SHOP_ROLE", "PORT"])).toBeNull();
  expect(nearestName("X", [])).toBeNull();
});
