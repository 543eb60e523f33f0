import { type Weekday, weekdays } from "./opening-hours.ts";

export type StoreDay = {
  readonly weekday: string;
  readonly opens: string | null;
  readonly closes: string | null;
};

/** A time zone of Indonesia with its offset to UTC. */
export type TimeZone = { readonly name: "WIB" | "WITA" | "WIT"; readonly utcOffset: 7 | 8 | 9 };

const wib: TimeZone = { name: "WIB", utcOffset: 7 };
const wita: TimeZone = { name: "WITA", utcOffset: 8 };
const wit: TimeZone = { name: "WIT", utcOffset: 9 };

const central = /^(Bali|Nusa Tenggara|Kalimantan (Timur|Selatan|Utara)|Sulawesi|Gorontalo)/;
const eastern = /^(Maluku|Papua)/;

export const timeZoneOf = (province: string): TimeZone =>
  eastern.test(province) ? wit : central.test(province) ? wita : wib;

/** The closing time of a store that is open now, in its local time; null when it is closed. */
export function openUntil(hours: readonly StoreDay[], clock: TimeZone, now: Date): string | null {
  const there = new Date(now.getTime() + clock.utcOffset * 3_600_000);
  const weekday: Weekday | undefined = weekdays[(there.getUTCDay() + 6) % 7];
  const time = there.toISOString().slice(11, 16);
  const day = hours.find((one) => one.weekday === weekday);
  return day?.opens && day.closes && day.opens <= time && time < day.closes ? day.closes : null;
}

/** Consecutive days with the same hours. */
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
