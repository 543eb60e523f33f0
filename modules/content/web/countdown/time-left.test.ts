import fc from "fast-check";
import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [3_600, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [90_061, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
])("%i seconds are %j", (seconds, parts) => {
  expect(timeLeft(seconds)).toEqual(parts);
});

test("the parts add up to the duration", () => {
  fc.assert(
    fc.property(fc.nat(), (whole) => {
      const { days, hours, minutes, seconds } = timeLeft(whole);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(whole);
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});
