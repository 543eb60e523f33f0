import { jakartaTime } from "#kit/core/jakarta-day.ts";
import type { Locale } from "#kit/core/locale.ts";
import { formatDate } from "#kit/core/long-date.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** "15 November 2026, 09:05 WIB (UTC+7)", with the time zone because messages are read anywhere. */
export function deadlineText(moment: Date, locale: Locale): string {
  const { hour, minute } = jakartaTime(moment);
  return `${formatDate(moment, locale)}, ${two(hour)}:${two(minute)} WIB (UTC+7)`;
}
