import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPoll } from "./poll-schedule.ts";

const openedAt = new Date("2026-11-15T05:00:00Z");
const after = (minutes: number) => new Date(openedAt.getTime() + minutes * 60_000);

/** The minutes at which an attempt is asked about, if every question is put at its time. */
function askedAt(lastsMinutes: number | null, until: number): number[] {
  const expiresAt = lastsMinutes === null ? null : after(lastsMinutes);
  const minutes: number[] = [];
  for (let now = openedAt; ; ) {
    now = nextPoll(openedAt, expiresAt, now);
    const minute = (now.getTime() - openedAt.getTime()) / 60_000;
    if (minute >= until) return minutes;
    minutes.push(minute);
  }
}

test("1B-13 an attempt is asked about 1, 5, 15 and 60 minutes after it was opened, then hourly, and before it expires", () => {
  expect(askedAt(24 * 60, 24 * 60)).toEqual([
    1,
    5,
    15,
    60,
    ...Array.from({ length: 22 }, (_, at) => 120 + at * 60),
    1438,
  ]);
  expect(askedAt(30, 30)).toEqual([1, 5, 15, 28]);
  expect(askedAt(15, 15)).toEqual([1, 5, 13]);
  expect(askedAt(null, 200)).toEqual([1, 5, 15, 60, 120, 180]);
});

test("1B-13 each query is scheduled later than the last, within an hour, and once in the last minutes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 5_000 }), fc.double({ min: 0, max: 5_000, noNaN: true }), (lasts, now) => {
      const next = nextPoll(openedAt, after(lasts), after(now)).getTime();
      expect(next).toBeGreaterThan(after(now).getTime());
      expect(next - after(now).getTime()).toBeLessThanOrEqual(3_600_000);
      if (now < lasts - 2) expect(next).toBeLessThanOrEqual(after(lasts - 2).getTime());
    }),
  );
});
