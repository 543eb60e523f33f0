import { isReportDay } from "../contract/report-day.ts";
import { type ReportName, type ReportStep, reportNames, reportSteps } from "../contract/report-names.ts";
import { addDays, daysIn, mostDays, mostDaysByDay } from "../contract/report-periods.ts";

export const reportsPath = "/admin/reports";
const usualDays = 30;

export type AskedReport = {
  readonly report: ReportName;
  /** As typed, also where they are no days. */
  readonly from: string;
  readonly until: string;
  readonly step: ReportStep;
  /** Why there is nothing to show. */
  readonly problem: "no_day" | "turned" | "long" | null;
};

/** The report an address asks for; the last thirty days by day where it does not say. */
export function readReport(query: URLSearchParams, today: string): AskedReport {
  const report = reportNames.find((name) => name === query.get("report")) ?? "sales";
  const step = reportSteps.find((name) => name === query.get("step")) ?? "day";
  const until = typed(query.get("until")) || today;
  const from = typed(query.get("from")) || addDays(isReportDay(until) ? until : today, 1 - usualDays);
  return { report, from, until, step, problem: problemOf(from, until, step) };
}

const typed = (text: string | null): string => (text ?? "").trim().slice(0, 10);

function problemOf(from: string, until: string, step: ReportStep): AskedReport["problem"] {
  if (!isReportDay(from) || !isReportDay(until)) return "no_day";
  const days = daysIn(from, until);
  if (days < 1) return "turned";
  return days > (step === "day" ? mostDaysByDay : mostDays) ? "long" : null;
}

type Shown = Pick<AskedReport, "report" | "from" | "until" | "step">;

export const reportAddress = ({ report, from, until, step }: Shown): string =>
  `${reportsPath}?${new URLSearchParams({ report, from, until, step })}`;

/** Periods to choose at once. */
export function periodsUntil(today: string): readonly {
  readonly name: "days_7" | "days_30" | "month" | "last_month" | "year";
  readonly from: string;
  readonly until: string;
  readonly step: ReportStep;
}[] {
  const month = `${today.slice(0, 8)}01`;
  const lastDay = addDays(month, -1);
  return [
    { name: "days_7", from: addDays(today, -6), until: today, step: "day" },
    { name: "days_30", from: addDays(today, -29), until: today, step: "day" },
    { name: "month", from: month, until: today, step: "day" },
    { name: "last_month", from: `${lastDay.slice(0, 8)}01`, until: lastDay, step: "day" },
    { name: "year", from: `${today.slice(0, 4)}-01-01`, until: today, step: "month" },
  ];
}
