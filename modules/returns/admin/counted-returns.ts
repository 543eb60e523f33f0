import { asCalendarDay } from "#kit/core/jakarta-day.ts";

/** The returns behind a number of the reports: days and, for a row of it, the reason. */
export type CountedReturns = { readonly from: string; readonly until: string; readonly reason: string | null };

const names = { from: "countedFrom", until: "countedUntil", reason: "reason" } as const;

export const countedReturnsQuery = ({ from, until, reason }: CountedReturns): URLSearchParams =>
  new URLSearchParams({
    [names.from]: from,
    [names.until]: until,
    ...(reason === null ? {} : { [names.reason]: reason }),
  });

/** Null where the address of the list names no days. */
export function readCountedReturns(query: URLSearchParams): CountedReturns | null {
  const [from, until] = [query.get(names.from), query.get(names.until)].map((text) => asCalendarDay(text ?? ""));
  if (!from || !until) return null;
  return { from, until, reason: query.get(names.reason)?.slice(0, 40) ?? null };
}
