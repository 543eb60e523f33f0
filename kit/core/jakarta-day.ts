/** Jakarta has kept UTC+7 without summer time since 1964, so a fixed offset is exact for every moment we handle. */
const offsetMilliseconds = 7 * 60 * 60 * 1000;

export type JakartaTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

/** The local time in Jakarta at this moment. */
export function jakartaTime(moment: Date): JakartaTime {
  const shifted = new Date(moment.getTime() + offsetMilliseconds);
  if (Number.isNaN(shifted.getTime())) throw new RangeError("not a moment in time");
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The calendar day in Jakarta, as "2026-11-15". */
export function jakartaDay(moment: Date): string {
  const { year, month, day } = jakartaTime(moment);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** A day that exists, written "2000-02-29" or "20000229", as "2000-02-29"; null for anything else. PostgreSQL has no year 0. */
export function asCalendarDay(text: string): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (!match || match[1] === "0000" || (text.length !== 8 && text.length !== 10)) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const moment = new Date(`${day}T00:00:00Z`);
  // An impossible day is either an invalid date or rolls over into the next month.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}

/** Completed years of life, counted by Jakarta's calendar; null when the day does not exist or lies ahead. */
export function ageOn(birth: string, now: Date): number | null {
  const born = asCalendarDay(birth);
  const today = jakartaDay(now);
  if (born === null || born > today) return null;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) >= born.slice(5) ? years : years - 1;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
