import fc from "fast-check";
import { expect, test } from "vitest";
import { afterWorkingDays } from "./working-days.ts";

test("a weekend does not count", () => {
  // A Tuesday, a Friday and a Saturday.
  expect(afterWorkingDays("2026-12-15", 3)).toBe("2026-12-18");
  expect(afterWorkingDays("2026-12-18", 1)).toBe("2026-12-21");
  expect(afterWorkingDays("2026-12-19", 1)).toBe("2026-12-21");
  expect(afterWorkingDays("2026-12-15", 7)).toBe("2026-12-24");
  expect(afterWorkingDays("2026-12-15", 0)).toBe("2026-12-15");
});

test("a day that does not exist is refused", () => {
  for (const count of [0, 1]) expect(() => afterWorkingDays("soon", count)).toThrow(RangeError);
});

test("the result is a working day, and one more day is always later", () => {
  const days = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const found = afterWorkingDays(day, count);
      expect([0, 6]).not.toContain(new Date(found).getUTCDay());
      expect(afterWorkingDays(day, count + 1) > found).toBe(true);
    }),
  );
});
