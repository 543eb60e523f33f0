import type { ReportStep } from "./report-names.ts";

const dayMs = 86_400_000;
const number = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const written = (days: number): string => new Date(days * dayMs).toISOString().slice(0, 10);

/** So many days later, as yyyy-mm-dd. */
export const addDays = (day: string, days: number): string => written(number(day) + days);

/** The number of days of a period, both ends included. */
export const daysIn = (from: string, until: string): number => number(until) - number(from) + 1;

const addMonths = (month: string, months: number): string => {
  const [year = 0, at = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 10);
};

/** The first day of the step that holds the day; weeks begin on Monday, as PostgreSQL's date_trunc has it. */
export function stepBegin(day: string, step: ReportStep): string {
  if (step === "month") return `${day.slice(0, 8)}01`;
  return step === "week" ? addDays(day, -((number(day) + 3) % 7)) : day;
}

const nextStep = (begin: string, step: ReportStep): string =>
  step === "month" ? addMonths(begin, 1) : addDays(begin, step === "week" ? 7 : 1);

type Step = { readonly begin: string; readonly from: string; readonly until: string };

/** The steps of a period, oldest first; the first and the last one may be cut. */
export function stepsOf(from: string, until: string, step: ReportStep): Step[] {
  const steps: Step[] = [];
  for (let begin = stepBegin(from, step); begin <= until; begin = nextStep(begin, step)) {
    const end = addDays(nextStep(begin, step), -1);
    steps.push({ begin, from: begin < from ? from : begin, until: end > until ? until : end });
  }
  return steps;
}

/** The period before: as many months before whole months, otherwise as many days before. */
export function periodBefore(from: string, until: string): { readonly from: string; readonly until: string } {
  const before = addDays(from, -1);
  if (!from.endsWith("-01") || !addDays(until, 1).endsWith("-01")) {
    return { from: addDays(from, -daysIn(from, until)), until: before };
  }
  return { from: addMonths(from, -stepsOf(from, until, "month").length), until: before };
}

type Days = { readonly from: string; readonly until: string };

/** A period as its whole months, if it has any, and the days before and after them. */
export function monthsAndDays(
  from: string,
  until: string,
): { readonly months: Days | null; readonly days: readonly Days[] } {
  const first = from.endsWith("-01") ? from : addMonths(from, 1);
  const next = addDays(until, 1);
  const last = addDays(`${next.slice(0, 8)}01`, -1);
  if (last < first) return { months: null, days: [{ from, until }] };
  return {
    months: { from: first, until: last },
    days: [
      ...(from < first ? [{ from, until: addDays(first, -1) }] : []),
      ...(last < until ? [{ from: addDays(last, 1), until }] : []),
    ],
  };
}

/** The longest period of a report, and of one by day. */
export const mostDays = 1_100;
export const mostDaysByDay = 370;
