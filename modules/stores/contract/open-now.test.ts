import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hoursLines, openUntil, timeZoneOf } from "./open-now.ts";
import { weekdays } from "./opening-hours.ts";

const week = (...days: readonly (string | null)[]) =>
  weekdays.map((weekday, index) => {
    const [opens = null, closes = null] = days[index]?.split("-") ?? [];
    return { weekday, opens, closes };
  });
const street = week(...Array(5).fill("09:00-20:00"), "10:00-21:00", null);

test.each([
  ["DKI Jakarta", "WIB"],
  ["Sumatera Utara", "WIB"],
  ["Kalimantan Barat", "WIB"],
  ["Kalimantan Timur", "WITA"],
  ["Bali", "WITA"],
  ["Sulawesi Selatan", "WITA"],
  ["Nusa Tenggara Timur", "WITA"],
  ["Maluku Utara", "WIT"],
  ["Papua Barat", "WIT"],
])("%s uses the time zone %s", (province, name) => {
  expect(timeZoneOf(province).name).toBe(name);
});

describe("open now", () => {
  // 15 November 2026 is a Sunday.
  test.each([
    ["Monday at nine in Jakarta, on the minute", "DKI Jakarta", "2026-11-16T02:00:00Z", "20:00"],
    ["a minute before", "DKI Jakarta", "2026-11-16T01:59:00Z", null],
    ["at closing time", "DKI Jakarta", "2026-11-16T13:00:00Z", null],
    ["an hour earlier in Bali, whose clock is ahead", "Bali", "2026-11-16T01:00:00Z", "20:00"],
    ["Saturday has its own hours", "DKI Jakarta", "2026-11-14T13:30:00Z", "21:00"],
    ["Sunday it stays closed", "DKI Jakarta", "2026-11-15T05:00:00Z", null],
    ["Monday has started in Papua while it is still Sunday in London", "Papua", "2026-11-15T23:59:00Z", null],
    ["nine o'clock in Papua", "Papua", "2026-11-16T00:00:00Z", "20:00"],
  ])("%s", (_title, province, moment, until) => {
    expect(openUntil(street, timeZoneOf(province), new Date(moment))).toBe(until);
  });
});

test("consecutive days with the same hours become one line", () => {
  const summary = (hours: ReturnType<typeof week>) =>
    hoursLines(hours).map(({ weekday, until, opens, closes }) => `${weekday}-${until} ${opens}-${closes}`);
  expect(summary(street)).toEqual([
    "MONDAY-FRIDAY 09:00-20:00",
    "SATURDAY-SATURDAY 10:00-21:00",
    "SUNDAY-SUNDAY null-null",
  ]);
  expect(summary(week(...Array(7).fill("10:00-22:00")))).toEqual(["MONDAY-SUNDAY 10:00-22:00"]);
});

test("the lines cover each day of the week once", () => {
  const day = fc.constantFrom("09:00-20:00", "10:00-22:00", null);
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
      const place = (name: string) => (weekdays as readonly string[]).indexOf(name);
      const lines = hoursLines(week(...days)).flatMap(({ weekday, until, opens, closes }) =>
        weekdays.slice(place(weekday), place(until) + 1).map((name) => ({ weekday: name, opens, closes })),
      );
      expect(lines).toEqual(week(...days));
    }),
  );
});
