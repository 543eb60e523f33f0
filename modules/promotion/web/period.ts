import { formatDay } from "#kit/core/date-format.ts";

type Running = { readonly activityBegin: string; readonly activityEnd: string };

/** The first and the last day of a promotion, dd/mm/yyyy. A promotion that ends at midnight has its last day before. */
export function periodOf({ activityBegin, activityEnd }: Running): { from: string; until: string } {
  return { from: formatDay(new Date(activityBegin)), until: formatDay(new Date(Date.parse(activityEnd) - 1)) };
}
