import { useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import type { AskedReport } from "./report-address.ts";
import { ReportChart } from "./report-chart.tsx";
import { chartFigure, figureKey, rowColumns, stepColumns } from "./report-columns.ts";
import { ReportForm } from "./report-form.tsx";
import { ordersBehind, type ReportModel } from "./report-model.ts";
import { figureText, ReportTable } from "./report-table.tsx";
import { useReportsText } from "./reports-text.ts";
import { rowName } from "./row-name.ts";
import { stepText } from "./step-text.ts";

export type ReportPageProps = {
  asked: AskedReport;
  today: string;
  /** Null where the address names no period. */
  model: ReportModel | null;
  maySeeOrders: boolean;
};

/** A report of a period beside the period before: totals, chart, steps and rows. The address has everything. */
export function ReportPage({ asked, today, model, maySeeOrders }: ReportPageProps) {
  const t = useReportsText();
  const { state } = useNavigation();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} actions={model === null ? null : <ExportLink />} />
      <ReportForm asked={asked} today={today} />
      {model === null ? null : <Found asked={asked} model={model} maySeeOrders={maySeeOrders} />}
    </div>
  );
}

function Found({
  asked: { report },
  model,
  maySeeOrders,
}: {
  asked: AskedReport;
  model: ReportModel;
  maySeeOrders: boolean;
}) {
  const t = useReportsText();
  const locale = useLocale();
  const compared = chartFigure[report];
  const linked = (to: string | null) => (maySeeOrders ? to : null);
  const isEmpty = model.steps.every(({ figures, previous }) => figures[compared] === 0 && previous[compared] === 0);
  const steps = model.steps.map((step) => ({
    ...{ key: step.from, name: stepText(step), figures: step.figures, previous: step.previous },
    to: linked(ordersBehind(report, step)),
  }));
  const rows = model.rows.map((row) => ({
    ...{ key: row.key, name: rowName(report, row, t, locale), figures: row.figures, previous: row.previous },
    to: linked(ordersBehind(report, model, row.key)),
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
            <dd className="text-sm font-bold tabular-nums">{figureText(name, model.totals)}</dd>
          </div>
        ))}
      </dl>
      {isEmpty ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <>
          <AdminPanel title={t("course")}>
            <ReportChart report={report} model={model} />
          </AdminPanel>
          {rows.length === 0 ? null : (
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
      <p className="text-xs text-ink-soft">{t(report === "returns" ? "about_returns" : "about")}</p>
    </>
  );
}
