import { formatDate } from "#kit/core/date-format.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";

/** Writes a day, given as yyyy-mm-dd, in the shopper's language. */
export function useDayText(): (day: string) => string {
  const locale = useLocale();
  return (day) => formatDate(new Date(`${day}T00:00:00Z`), locale);
}
