import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { isMonth } from "../../contract/month.ts";
import { promotionsPath } from "../promotion-list/promotion-list-model.ts";
import type { AdminPromotionCalendarResult } from "./promotion-calendar.graphql.gen.ts";

export type CalendarEntry = AdminPromotionCalendarResult["adminPromotionCalendar"]["entries"][number];

export const calendarViews = ["month", "list"] as const;
export type CalendarView = (typeof calendarViews)[number];

const calendarPath = `${promotionsPath}/calendar`;

/** Parses the calendar's address; the current month is the default. */
export function readCalendar(
  query: URLSearchParams,
  now: Date,
): { readonly month: string; readonly view: CalendarView } {
  const month = query.get("month") ?? "";
  return {
    month: isMonth(month) ? month : jakartaDay(now).slice(0, 7),
    view: calendarViews.find((view) => view === query.get("view")) ?? "month",
  };
}

export const calendarAddress = (month: string, view: CalendarView): string =>
  `${calendarPath}?month=${month}${view === "month" ? "" : `&view=${view}`}`;

/** The month after so many months; -1 is the previous one. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1));
  return date.toISOString().slice(0, 7);
}

export const recordPath = ({ kind, code }: Pick<CalendarEntry, "kind" | "code">): string =>
  `${kind === "coupon" ? "/admin/coupons" : promotionsPath}/${encodeURIComponent(code)}`;

const dayMs = 24 * 60 * 60 * 1000;
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * The days in Jakarta on which an entry runs. An entry that ends at midnight does not run on the day that begins then.
 */
export const daysOfEntry = ({ beginsAt, endsAt }: Pick<CalendarEntry, "beginsAt" | "endsAt">) => ({
  first: jakartaDay(new Date(beginsAt)),
  last: jakartaDay(new Date(new Date(endsAt).getTime() - 1)),
});

/** An entry's bar in one week: its first column, 0 for Monday, and its length. */
type Bar = {
  readonly entry: CalendarEntry;
  readonly column: number;
  readonly span: number;
};

type Week = { readonly days: readonly string[]; readonly bars: readonly Bar[] };

/** The whole weeks, Monday to Sunday, that cover a month, with the entries of each. */
export function weeksOf(month: string, entries: readonly CalendarEntry[]): Week[] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: Week[] = [];
  for (let monday = plusDays(first, -weekday); monday.slice(0, 7) <= month; monday = plusDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
    weeks.push({ days, bars: entries.flatMap((entry) => barOf(entry, days)) });
  }
  return weeks;
}

function barOf(entry: CalendarEntry, days: readonly string[]): Bar[] {
  const { first, last } = daysOfEntry(entry);
  const on = days.flatMap((day, at) => (first <= day && day <= last ? [at] : []));
  const [column] = on;
  return column === undefined ? [] : [{ entry, column, span: on.length }];
}
