import { type Weekday, weekdays } from "./opening-hours.ts";

/** A day of a store as the wire tells it. */
export type StoreDay = {
  readonly weekday: string;
  readonly opens: string | null;
  readonly closes: string | null;
};

/** The clock of a part of Indonesia, and how many hours it is ahead of Greenwich. */
export type Clock = { readonly name: "WIB" | "WITA" | "WIT"; readonly hoursAhead: 7 | 8 | 9 };

const wib: Clock = { name: "WIB", hoursAhead: 7 };
const wita: Clock = { name: "WITA", hoursAhead: 8 };
const wit: Clock = { name: "WIT", hoursAhead: 9 };

const central = /^(Bali|Nusa Tenggara|Kalimantan (Timur|Selatan|Utara)|Sulawesi|Gorontalo)/;
const eastern = /^(Maluku|Papua)/;

/** Which clock a province lives by. */
export const clockOf = (province: string): Clock =>
  eastern.test(province) ? wit : central.test(province) ? wita : wib;

/** Open until then, or closed: at this moment, by the store's own clock. */
export function openUntil(hours: readonly StoreDay[], clock: Clock, now: Date): string | null {
  const there = new Date(now.getTime() + clock.hoursAhead * 3_600_000);
  const weekday: Weekday | undefined = weekdays[(there.getUTCDay() + 6) % 7];
  const time = there.toISOString().slice(11, 16);
  const day = hours.find((one) => one.weekday === weekday);
  return day?.opens && day.closes && day.opens <= time && time < day.closes ? day.closes : null;
}

/** Days in a row with the same hours, told as one. */
export type HoursLine = StoreDay & { readonly until: string };

export function hoursLines(hours: readonly StoreDay[]): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const day of hours) {
    const last = lines.at(-1);
    if (last && last.opens === day.opens && last.closes === day.closes)
      lines[lines.length - 1] = { ...last, until: day.weekday };
    else lines.push({ ...day, until: day.weekday });
  }
  return lines;
}
