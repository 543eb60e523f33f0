import { expect, test } from "vitest";
import { systemClock, testClock } from "./clock.ts";

test("a test clock stands still until it is moved", () => {
  const clock = testClock("2026-11-15T00:00:00Z");
  expect(clock.now()).toEqual(new Date("2026-11-15T00:00:00Z"));
  clock.advance(90_000);
  expect(clock.now()).toEqual(new Date("2026-11-15T00:01:30Z"));
  clock.set(new Date("2027-01-01T00:00:00Z"));
  expect(clock.now()).toEqual(new Date("2027-01-01T00:00:00Z"));
});

test("changing a Date the clock returned does not move the clock", () => {
  const clock = testClock("2026-11-15T00:00:00Z");
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2026);
});

test("an invalid date is refused as a start", () => {
  expect(() => testClock("tomorrow-ish")).toThrow(RangeError);
});

test("the system clock returns the machine's time", () => {
  const before = Date.now();
  const seen = systemClock.now().getTime();
  expect(seen).toBeGreaterThanOrEqual(before);
  expect(seen).toBeLessThanOrEqual(Date.now());
});
