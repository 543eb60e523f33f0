/** A range of working days, both ends included. */
export type DayRange = { readonly least: number; readonly most: number };

/** The day this many working days (Monday to Friday) after a day written "2026-12-15". Throws for an invalid day. */
export function afterWorkingDays(day: string, count: number): string {
  const moment = new Date(day);
  for (let left = count; left > 0; ) {
    moment.setUTCDate(moment.getUTCDate() + 1);
    // Sunday is 0, Saturday 6.
    if (moment.getUTCDay() % 6 !== 0) left -= 1;
  }
  return moment.toISOString().slice(0, 10);
}
