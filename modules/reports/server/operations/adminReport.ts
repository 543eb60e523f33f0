import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { isReportDay } from "../../contract/report-day.ts";
import { reportNames, reportSteps } from "../../contract/report-names.ts";
import { daysIn, mostDays, mostDaysByDay, periodBefore } from "../../contract/report-periods.ts";
import { addSums, netOf, noSums, type ReportSums } from "../figures.ts";
import { figuresBeside } from "../figures-beside.ts";
import { readReport } from "../read-report.ts";
import type { ReportsDeps } from "../reports-deps.ts";

const usualRows = 100;
const mostRows = 10_000;
const rowCount = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostRows)));
const day = v.pipe(v.string(), v.maxLength(10), v.check(isReportDay));

const input = v.object({
  input: v.pipe(
    v.object({ report: v.picklist(reportNames), from: day, until: day, step: v.picklist(reportSteps), rows: rowCount }),
    v.check(({ from, until, step }) => {
      const days = daysIn(from, until);
      return days >= 1 && days <= (step === "day" ? mostDaysByDay : mostDays);
    }),
  ),
});

/** A report of a period and the one before; two statements, and one for the names of rows. */
export const adminReport = (deps: ReportsDeps) =>
  staffQuery(deps, {
    permission: "reports.read",
    input,
    async run({ locale }, { storeCode }, { input: { report, from, until, step, rows: limit } }) {
      const db = deps.database.kysely;
      const before = periodBefore(from, until);
      const period = { previousFrom: before.from, from, until, storeCode };
      const { steps, rows, total } = await readReport(db, report, { ...period, step, limit: limit ?? usualRows });
      const codes = rows.flatMap(({ key }) => (key === "" ? [] : [key]));
      const names = codes.length > 0 ? await deps.rowNames[report]?.(db, codes, locale) : undefined;
      const sum = (isPrevious: boolean) =>
        steps.filter((one) => one.isPrevious === isPrevious).reduce((all, { sums }) => addSums(all, sums), noSums);
      return {
        ...{ report, from, until, step, storeCode },
        previousFrom: before.from,
        previousUntil: before.until,
        totals: withNet(sum(false)),
        previous: withNet(sum(true)),
        steps: figuresBeside(steps, { from, until, before, step }, noSums).map((one) => ({
          ...one,
          figures: withNet(one.figures),
          previous: withNet(one.previous),
        })),
        rows: rows.map(({ key, current, previous }) => ({
          key,
          name: names?.get(key) ?? null,
          figures: withNet(current),
          previous: withNet(previous),
        })),
        rowsTotal: total,
      };
    },
  });

const withNet = (sums: ReportSums) => ({ ...sums, net: netOf(sums) });
