import fc from "fast-check";
import { expect, test } from "vitest";
import { ageOn, asCalendarDay, jakartaDay, jakartaTime } from "./jakarta-day.ts";

test("the day changes at midnight in Jakarta, which is 17:00 UTC", () => {
  expect(jakartaDay(new Date("2026-11-14T16:59:59Z"))).toBe("2026-11-14");
  expect(jakartaDay(new Date("2026-11-14T17:00:00Z"))).toBe("2026-11-15");
  expect(jakartaDay(new Date("2026-12-31T17:00:00Z"))).toBe("2027-01-01");
});

test("the time agrees with the time-zone database since 1970", () => {
  const wall = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Jakarta",
    dateStyle: "short",
    timeStyle: "medium",
  });
  const moment = fc.date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z") });
  const two = (value: number) => String(value).padStart(2, "0");
  fc.assert(
    fc.property(
      moment.filter((date) => !Number.isNaN(date.getTime())),
      (date) => {
        const time = jakartaTime(date);
        const day = `${two(time.day)}/${two(time.month)}/${time.year}`;
        expect(`${day}, ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`).toBe(wall.format(date));
      },
    ),
  );
});

test("a calendar day must exist", () => {
  expect(asCalendarDay("2000-02-29")).toBe("2000-02-29");
  expect(asCalendarDay("20000229")).toBe("2000-02-29");
  expect(asCalendarDay("0001-01-01")).toBe("0001-01-01");
  for (const wrong of [
    "1900-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "202601-01",
    "0000-01-01",
    "00000101",
    "",
    "today",
  ]) {
    expect(asCalendarDay(wrong)).toBeNull();
  }
});

test("a person is 18 from the first minute of the birthday in Jakarta", () => {
  expect(ageOn("2008-11-15", new Date("2026-11-14T16:59:59Z"))).toBe(17);
  expect(ageOn("2008-11-15", new Date("2026-11-14T17:00:00Z"))).toBe(18);
});

test("a person born on 29 February has the birthday on 1 March in ordinary years", () => {
  expect(ageOn("2008-02-29", new Date("2026-02-28T05:00:00Z"))).toBe(17);
  expect(ageOn("2008-02-29", new Date("2026-03-01T05:00:00Z"))).toBe(18);
});

test("a day ahead or an impossible one has no age; today's newborn is 0", () => {
  const now = new Date("2026-11-15T05:00:00Z");
  expect(ageOn("2026-11-16", now)).toBeNull();
  expect(ageOn("2026-02-30", now)).toBeNull();
  expect(ageOn("2026-11-15", now)).toBe(0);
  expect(ageOn("1906-11-15", now)).toBe(120);
});
