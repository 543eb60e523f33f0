import type { ReactNode } from "react";
import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { cx } from "#kit/web/class-names.ts";
import type { ReportName } from "../contract/report-names.ts";
import { type FigureName, figureKey, isMoney } from "./report-columns.ts";
import { changeOf, type ReportFiguresResult } from "./report-model.ts";
import { useReportsText } from "./reports-text.ts";

type TableRow = {
  readonly key: string;
  readonly name: ReactNode;
  readonly figures: ReportFiguresResult;
  readonly previous: ReportFiguresResult;
  /** Where the rows behind a number are, in this period and the one before; null: nowhere. */
  readonly to: (name: FigureName, isBefore: boolean) => string | null;
};

type ReportTableProps = {
  report: ReportName;
  caption: string;
  /** What the rows are. */
  head: string;
  columns: readonly FigureName[];
  /** The column that is compared with the period before. */
  compared: FigureName;
  rows: readonly TableRow[];
};

const headClass = "px-2.5 py-2 text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-1.5 text-right tabular-nums whitespace-nowrap";

export const figureText = (name: FigureName, figures: ReportFiguresResult): string =>
  isMoney(name) ? rp(figures[name]) : grouped(figures[name]);

type NumberProps = { text: string; to: string | null; isFirst: boolean };

/** A number that leads to its rows. By keyboard the first link of a row is enough where all lead to the same list. */
function LinkedNumber({ text, to, isFirst }: NumberProps) {
  if (to === null) return text;
  return (
    <Link
      to={to}
      tabIndex={isFirst ? undefined : -1}
      className={cx(
        "inline-flex items-center pointer-coarse:min-h-11",
        isFirst ? "font-bold underline" : "underline decoration-line-strong decoration-dotted underline-offset-4",
      )}
    >
      {text}
    </Link>
  );
}

/** Figures in columns, the last one beside the period before. Every number leads to its rows. */
export function ReportTable({ report, caption, head, columns, compared, rows }: ReportTableProps) {
  const t = useReportsText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that a wide table can be scrolled by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto" data-print="whole">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken">
          <tr>
            <th scope="col" className={`${headClass} text-left`}>
              {head}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${headClass} text-right`}>
                {t(figureKey(report, name))}
              </th>
            ))}
            <th scope="col" className={`${headClass} text-right`}>
              {t("before", { figure: t(figureKey(report, compared)) })}
            </th>
            <th scope="col" className={`${headClass} text-right`}>
              {t("change")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, name: label, figures, previous, to }) => {
            const change = changeOf(figures[compared], previous[compared]);
            const links = columns.map((name) => (figures[name] === 0 ? null : to(name, false)));
            return (
              <tr key={key}>
                <th scope="row" className="min-w-36 px-2.5 py-1.5 text-left font-normal break-words">
                  {label}
                </th>
                {columns.map((name, at) => (
                  <td key={name} className={cell}>
                    <LinkedNumber
                      text={figureText(name, figures)}
                      to={links[at] ?? null}
                      isFirst={links.indexOf(links[at] ?? null) === at}
                    />
                  </td>
                ))}
                <td className={`${cell} text-ink-soft`}>
                  <LinkedNumber
                    text={figureText(compared, previous)}
                    to={previous[compared] === 0 ? null : to(compared, true)}
                    isFirst
                  />
                </td>
                <td className={`${cell} text-ink-soft`}>
                  {change === null ? "–" : `${change > 0 ? "+" : ""}${change} %`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
