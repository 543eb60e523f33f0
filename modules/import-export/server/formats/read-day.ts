import { asCalendarDay } from "#kit/core/jakarta-day.ts";

/** Parses a day: `2026-12-01`, optionally followed by a time, or `1/12/2026`, day first. Null for anything else. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).reverse() : [];
  if (!year || !month || !day) return null;
  return asCalendarDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** The start of a day in Jakarta, plus a number of days. */
export function momentOfDay(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00:00+07:00`);
  start.setUTCDate(start.getUTCDate() + daysLater);
  return start.toISOString();
}
