const dayMs = 24 * 60 * 60 * 1000;

/** A stretch of working days, both ends included. */
export type DayRange = { readonly least: number; readonly most: number };

/** The day that lies this many working days, Monday to Friday, after a day written "2026-12-15". */
export function afterWorkingDays(day: string, count: number): string {
  let moment = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(moment)) throw new RangeError(`${day} is not a day`);
  for (let left = count; left > 0; ) {
    moment += dayMs;
    const weekday = new Date(moment).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(moment).toISOString().slice(0, 10);
}
