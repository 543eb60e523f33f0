import { asCalendarDay } from "#kit/core/jakarta-day.ts";

// The last year is far below 9999: the steps of a period end after the day that follows it, which must have four digits too.
const earliest = "2000-01-01";
const latest = "2099-12-31";

/** A day that reports can be asked for, written yyyy-mm-dd. */
export const isReportDay = (text: string): boolean =>
  text.length === 10 && asCalendarDay(text) !== null && text >= earliest && text <= latest;
