import fc from "fast-check";
import { expect, test } from "vitest";
import { expiresSoon, warnDaysBefore } from "./expires-soon.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("2A-07 the expiry warning shows in the last ninety days only", () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 400 }), (daysAhead) => {
      const now = new Date("2026-11-17T00:00:00+07:00");
      const on = new Date(now.getTime() + daysAhead * dayMs + 7 * 60 * 60 * 1000).toISOString().slice(0, 10);
      expect(expiresSoon(on, now)).toBe(daysAhead <= warnDaysBefore);
    }),
  );
});
