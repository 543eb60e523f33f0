import { jakartaTime } from "#kit/core/jakarta-day.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** "15/11 09:05", by Jakarta's clock: what a dense table has room for. The year is shown where it is not this one. */
export function shortTime(iso: string, thisYear: number): string {
  const { year, month, day, hour, minute } = jakartaTime(new Date(iso));
  const date = year === thisYear ? `${two(day)}/${two(month)}` : `${two(day)}/${two(month)}/${year}`;
  return `${date} ${two(hour)}:${two(minute)}`;
}

/** "15/11" for a day such as `2026-11-15`. The year is shown where it is not this one. */
export function shortDay(day: string, thisYear: number): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return Number(year) === thisYear ? `${date}/${month}` : `${date}/${month}/${year}`;
}
