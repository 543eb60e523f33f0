import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { readReport } from "#modules/reports/admin/report-address.ts";
import { type ReportFileRow, reportFileColumns } from "#modules/reports/admin/report-file.ts";
import { AdminReportDocument } from "#modules/reports/admin/reports.graphql.gen.ts";
import type { ReportsTextKey } from "#modules/reports/admin/reports-text.ts";
import { listFile, onePage } from "./list-file.ts";

const mostRows = 10_000;
const asked = (query: URLSearchParams) => readReport(query, jakartaDay(new Date()));

/** The rows of a report; of sales, its steps. A period that is none has no rows. */
export const reportsFile = listFile({
  pages({ query, api }) {
    const { problem, ...input } = asked(query);
    if (problem !== null) return onePage<ReportFileRow>(Promise.resolve([]));
    return onePage<ReportFileRow>(
      api(AdminReportDocument, { input: { ...input, rows: mostRows } }).then(({ adminReport: { steps, rows } }) =>
        input.report === "sales" ? steps.map((step) => ({ ...step, key: step.from, name: null })) : rows,
      ),
    );
  },
  columns: ({ query, textOf, locale }) =>
    reportFileColumns(asked(query).report, textOf<ReportsTextKey>("reports-admin"), locale),
});
