import { expect, test } from "vitest";
import { calendarAddress, daysOfEntry, monthAfter, readCalendar, recordPath, weeksOf } from "./calendar-model.ts";

const entry = (code: string, beginsAt: string, endsAt: string) => ({
  ...{ code, beginsAt, endsAt, kind: "tier", name: code, state: "RUNNING", overlaps: [] },
});
const now = new Date("2026-10-31T20:00:00Z");

test("an address names month and view; without one it is the current month in Jakarta", () => {
  expect(readCalendar(new URLSearchParams(), now)).toEqual({ month: "2026-11", view: "month" });
  expect(readCalendar(new URLSearchParams("month=2027-02&view=list"), now)).toEqual({ month: "2027-02", view: "list" });
  expect(readCalendar(new URLSearchParams("month=2027-13&view=year"), now)).toEqual({
    month: "2026-11",
    view: "month",
  });
  expect(calendarAddress("2027-02", "list")).toBe("/admin/promotions/calendar?month=2027-02&view=list");
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("an entry covers Jakarta days, excluding the day that begins at its end", () => {
  expect(daysOfEntry(entry("A", "2026-11-10T17:00:00Z", "2026-11-12T17:00:00Z"))).toEqual({
    first: "2026-11-11",
    last: "2026-11-12",
  });
  expect(recordPath({ kind: "coupon", code: "HELLO10" })).toBe("/admin/coupons/HELLO10");
  expect(recordPath({ kind: "tier", code: "T1" })).toBe("/admin/promotions/T1");
});

test("a month is laid out in whole weeks from Monday, an entry as a bar in each week it runs", () => {
  const weeks = weeksOf("2026-11", [
    entry("LONG", "2026-11-06T17:00:00Z", "2026-11-17T17:00:00Z"),
    entry("DAY", "2026-11-30T17:00:00Z", "2026-12-01T17:00:00Z"),
  ]);
  expect(weeks.map(({ days }) => [days[0], days[6]])).toEqual([
    ["2026-10-26", "2026-11-01"],
    ["2026-11-02", "2026-11-08"],
    ["2026-11-09", "2026-11-15"],
    ["2026-11-16", "2026-11-22"],
    ["2026-11-23", "2026-11-29"],
    ["2026-11-30", "2026-12-06"],
  ]);
  const bars = weeks.map(({ bars: own }) => own.map(({ entry: { code }, column, span }) => [code, column, span]));
  expect(bars).toEqual([[], [["LONG", 5, 2]], [["LONG", 0, 7]], [["LONG", 0, 2]], [], [["DAY", 1, 1]]]);
});
