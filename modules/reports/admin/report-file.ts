import type { Locale } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { FileColumn } from "#modules/admin/contract/list-file.ts";
import type { ReportName } from "../contract/report-names.ts";
import { chartFigure, figureKey, rowColumns } from "./report-columns.ts";
import type { ReportRow } from "./report-model.ts";
import type { ReportsTextKey } from "./reports-text.ts";
import { rowName } from "./row-name.ts";

/** A row of the file; of sales, a step with its first day as key. */
export type ReportFileRow = Pick<ReportRow, "key" | "name" | "figures" | "previous">;

/** The columns of a report's file: code or day, name, figures, and the compared figure of the period before. */
export function reportFileColumns(
  report: ReportName,
  t: Translate<ReportsTextKey>,
  locale: Locale,
): FileColumn<ReportFileRow>[] {
  const compared = chartFigure[report];
  const title = (name: (typeof rowColumns)[ReportName][number]) => t(figureKey(report, name));
  return [
    { head: report === "sales" ? t("from") : t("code"), text: ({ key }) => key },
    ...(report === "sales" ? [] : [{ head: t("name"), text: (row: ReportFileRow) => rowName(report, row, t, locale) }]),
    ...rowColumns[report].map((name) => ({ head: title(name), text: ({ figures }: ReportFileRow) => figures[name] })),
    { head: t("before", { figure: title(compared) }), text: ({ previous }) => previous[compared] },
  ];
}
