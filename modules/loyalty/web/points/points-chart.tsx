import { formatDate } from "#kit/core/date-format.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { barsOf, type PointsMonth } from "./chart-bars.ts";
import { usePointsText } from "./points-text.ts";

const width = 360;
const height = 132;

/** Collected and spent points of the last twelve months, as bars and as an accessible table. */
export function PointsChart({ months }: { months: readonly PointsMonth[] }) {
  const t = usePointsText();
  const locale = useLocale();
  const bars = barsOf(months, { width, height });
  const nameOf = (month: string) => formatDate(new Date(`${month}-15T05:00:00Z`), locale).replace(/^\d+ /, "");
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 font-bold">
        <span className="grow">{t("chart")}</span>
        <span className="flex items-center gap-2 text-sm font-semibold">
          <span className="size-3 rounded-xs bg-court" aria-hidden="true" />
          {t("chart_earned")}
        </span>
        <span className="flex items-center gap-2 text-sm font-semibold">
          <span className="size-3 rounded-xs bg-brick" aria-hidden="true" />
          {t("chart_spent")}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height + 18}`} className="w-full" aria-hidden="true">
        <line x1="0" x2={width} y1={height} y2={height} className="stroke-line-strong" strokeWidth="1" />
        {bars.map(({ month, earned, spent, labelAt }) => (
          <g key={month}>
            <rect {...earned} rx="2" className="fill-court" />
            <rect {...spent} rx="2" className="fill-brick" />
            <text
              x={labelAt}
              y={height + 13}
              textAnchor="middle"
              className="fill-ink-soft text-[11px] tabular-nums phone:text-[14px]"
            >
              {month.slice(5)}
            </text>
          </g>
        ))}
      </svg>
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-bold text-brick-ink underline underline-offset-2">
          {t("chart_table")}
        </summary>
        <table className="mt-2 w-full tabular-nums">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-2">
                {t("chart_month")}
              </th>
              <th scope="col" className="py-2 text-right">
                {t("chart_earned")}
              </th>
              <th scope="col" className="py-2 text-right">
                {t("chart_spent")}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, earned, spent }) => (
              <tr key={month} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {nameOf(month)}
                </th>
                <td className="py-1.5 text-right">{grouped(earned)}</td>
                <td className="py-1.5 text-right">{grouped(spent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
