import { formatDay } from "#kit/core/date-format.ts";

type Running = { readonly activityBegin: string; readonly activityEnd: string };

/** The first and the last day of a promotion, dd/mm/yyyy. What ends at midnight has its last day before it. */
export function periodOf({ activityBegin, activityEnd }: Running): { from: string; until: string } {
  return { from: formatDay(new Date(activityBegin)), until: formatDay(new Date(Date.parse(activityEnd) - 1)) };
}
