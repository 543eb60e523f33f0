import fc from "fast-check";
import { expect, test } from "vitest";
import { cappedCount } from "./capped-count.ts";

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [4_000, "99+"],
])("SH-10 a badge that holds 99 shows %i as %s", (count, shown) => {
  expect(cappedCount(count, 99)).toBe(shown);
});

test("a badge with cap 9 shows 9, and 9+ above it", () => {
  expect([cappedCount(9, 9), cappedCount(10, 9)]).toEqual(["9", "9+"]);
});

test("is never longer than its cap and one sign", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 999 }), (count, cap) => {
      expect(cappedCount(count, cap).length).toBeLessThanOrEqual(String(cap).length + 1);
    }),
  );
});
