import { jakartaTime } from "./jakarta-day.ts";
import type { Locale } from "./locale.ts";
import { formatDate } from "./long-date.ts";

export { formatDate };

/** "15 November 2026 | 09:05:00", by Jakarta's clock. */
export function formatDateTime(moment: Date, locale: Locale): string {
  const time = jakartaTime(moment);
  return `${formatDate(moment, locale)} | ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
}

/** "15/11/2026", by Jakarta's calendar: figures are the same in every language. */
export function formatDay(moment: Date): string {
  const { year, month, day } = jakartaTime(moment);
  return `${two(day)}/${two(month)}/${String(year).padStart(4, "0")}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
