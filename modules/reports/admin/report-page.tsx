import { Link, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import type { ReportName } from "../contract/report-names.ts";
import { stepsOf } from "../contract/report-periods.ts";
import { FunnelChart } from "./funnel-chart.tsx";
import { numberLink, type Openable } from "./number-links.ts";
import type { AskedReport } from "./report-address.ts";
import { ReportChart } from "./report-chart.tsx";
import { chartFigure, type FigureName, figureKey, rowColumns, stepColumns } from "./report-columns.ts";
import { ReportForm } from "./report-form.tsx";
import type { ReportModel } from "./report-model.ts";
import { figureText, ReportTable } from "./report-table.tsx";
import { type ReportsTextKey, useReportsText } from "./reports-text.ts";
import { rowName } from "./row-name.ts";
import { stepText } from "./step-text.ts";
import { WeeklyLetter, type WeeklyLetterModel } from "./weekly-letter.tsx";

export type ReportPageProps = {
  asked: AskedReport;
  today: string;
  /** Null where the address names no period. */
  model: ReportModel | null;
  may: Openable;
  letter: WeeklyLetterModel;
};

/** A report of a period beside the period before: totals, chart, steps and rows. The address has everything. */
export function ReportPage({ asked, today, model, may, letter }: ReportPageProps) {
  const t = useReportsText();
  const { state } = useNavigation();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} actions={model === null ? null : <ExportLink />} />
      <ReportForm asked={asked} today={today} />
      {model === null ? null : <Found asked={asked} model={model} may={may} />}
      <WeeklyLetter letter={letter} />
    </div>
  );
}

type FoundProps = { asked: AskedReport; model: ReportModel; may: Openable };

function Found({ asked: { report, step }, model, may }: FoundProps) {
  const t = useReportsText();
  const locale = useLocale();
  const compared = chartFigure[report];
  const before = { from: model.previousFrom, until: model.previousUntil };
  const stepsBefore = stepsOf(before.from, before.until, step);
  const isEmpty = model.steps.every(({ figures, previous }) =>
    stepColumns[report].every((name) => figures[name] === 0 && previous[name] === 0),
  );
  const steps = model.steps.map((one, at) => ({
    ...{ key: one.from, name: stepText(one), figures: one.figures, previous: one.previous },
    to: (name: FigureName, isBefore: boolean) =>
      numberLink(report, name, { period: isBefore ? (stepsBefore[at] ?? before) : one, key: null, may }),
  }));
  const rows = model.rows.map((row) => ({
    ...{ key: row.key, name: rowName(report, row, t, locale), figures: row.figures, previous: row.previous },
    to: (name: FigureName, isBefore: boolean) =>
      numberLink(report, name, { period: isBefore ? before : model, key: row.key, may }),
  }));
  return (
    <>
      <h2 className="text-lg font-extrabold tracking-tight" aria-live="polite">
        {t(`report_${report}`)}: {stepText(model)}
      </h2>
      <p className="text-sm text-ink-soft">
        {t("compared_with", { period: stepText({ from: model.previousFrom, until: model.previousUntil }) })}
        {model.storeCode === null ? "" : ` ${t("of_store", { store: model.storeCode })}`}
      </p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {stepColumns[report].map((name) => (
          <div key={name} className="grid content-start gap-0.5 rounded-md border border-line bg-surface p-2.5">
            <dt className="text-xs font-bold text-ink-soft">{t(figureKey(report, name))}</dt>
            <dd className="text-sm font-bold tabular-nums">
              <Total name={name} report={report} model={model} may={may} />
            </dd>
          </div>
        ))}
      </dl>
      {isEmpty ? (
        <EmptyState title={t(report === "searches" || report === "funnel" ? "none_counted" : "none")}>
          {t("none_text")}
        </EmptyState>
      ) : (
        <>
          {report === "funnel" ? (
            <AdminPanel title={t("funnel_whole")}>
              <FunnelChart totals={model.totals} />
            </AdminPanel>
          ) : null}
          <AdminPanel title={t("course")}>
            <ReportChart report={report} model={model} />
          </AdminPanel>
          {rows.length === 0 ? null : (
            <div id="rows">
              <AdminPanel title={t(`rows_${report}` as "rows_stores")}>
                <ReportTable
                  {...{ report, rows, compared }}
                  caption={t(`rows_${report}` as "rows_stores")}
                  head={t("name")}
                  columns={rowColumns[report]}
                />
                {model.rowsTotal > rows.length ? (
                  <p className="mt-2 text-sm text-ink-soft">
                    {t("rows_cut", { shown: rows.length, count: model.rowsTotal })}
                  </p>
                ) : null}
              </AdminPanel>
            </div>
          )}
          <AdminPanel title={t("by_step")}>
            <ReportTable
              {...{ report, rows: steps, compared }}
              caption={t("by_step")}
              head={t("period")}
              columns={stepColumns[report]}
            />
          </AdminPanel>
        </>
      )}
      <p className="text-xs text-ink-soft">{t(aboutKeys[report] ?? "about")}</p>
    </>
  );
}

const aboutKeys: Readonly<Partial<Record<ReportName, ReportsTextKey>>> = {
  returns: "about_returns",
  searches: "about_searches",
  funnel: "about_funnel",
};

type TotalProps = { name: FigureName; report: ReportName; model: ReportModel; may: Openable };

/** A sum of the period. It leads to its rows, unless those are on this page. */
function Total({ name, report, model, may }: TotalProps) {
  const text = figureText(name, model.totals);
  const to = numberLink(report, name, { period: model, key: null, may });
  if (to === null || model.totals[name] === 0) return text;
  const rowsAreHere = report === "searches" || (report === "funnel" && name !== "orders");
  return (
    <Link to={rowsAreHere ? "#rows" : to} className="inline-flex items-center underline pointer-coarse:min-h-11">
      {text}
    </Link>
  );
}
