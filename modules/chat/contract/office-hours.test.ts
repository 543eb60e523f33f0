import { expect, test } from "vitest";
import { openingAt, parseOfficeHours } from "./office-hours.ts";

const hours = (text: string) => {
  const parsed = parseOfficeHours(text);
  if (!parsed) throw new Error(`invalid hours: ${text}`);
  return parsed;
};
/** A time in Jakarta; 2026-11-16 is a Monday. */
const jakarta = (text: string) => new Date(`${text}:00+07:00`);

test.each([
  ["every day, before", "09:00-18:00", "2026-11-16T08:59", false, "2026-11-16T09:00"],
  ["every day, the first minute", "09:00-18:00", "2026-11-16T09:00", true, "2026-11-16T18:00"],
  ["every day, the last minute", "09:00-18:00", "2026-11-16T17:59", true, "2026-11-16T18:00"],
  ["every day, after", "09:00-18:00", "2026-11-16T18:00", false, "2026-11-17T09:00"],
  ["over the weekend", "Mon-Fri 09:00-18:00", "2026-11-20T18:30", false, "2026-11-23T09:00"],
  ["another hour on Saturday", "Mon-Fri 09:00-18:00, Sat 10:00-15:00", "2026-11-21T09:30", false, "2026-11-21T10:00"],
  ["across the end of the week", "Sat-Mon 10:00-12:00", "2026-11-16T11:00", true, "2026-11-16T12:00"],
  ["one day a week", "Wed 10:00-12:00", "2026-11-18T12:00", false, "2026-11-25T10:00"],
])("2A-05 opening hours: %s", (_, text, now, isOpen, changesAt) => {
  expect(openingAt(hours(text), jakarta(now))).toEqual({ isOpen, changesAt: jakarta(changesAt) });
});

test("2A-05 opening hours around the clock never end", () => {
  expect(openingAt(hours("00:00-24:00"), jakarta("2026-11-16T23:59"))).toEqual({ isOpen: true, changesAt: null });
});

test.each([
  "",
  "off",
  "9-18",
  "09:00-09:00",
  "18:00-09:00",
  "09:60-18:00",
  "Mom 09:00-18:00",
  "09:00-24:30",
  "09:00-18:00,",
])("2A-05 %j is refused as opening hours", (text) => {
  expect(parseOfficeHours(text)).toBeNull();
});
