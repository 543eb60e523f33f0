import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import type { ReportName } from "../contract/report-names.ts";
import { chartFigure, figureKey, isMoney } from "./report-columns.ts";
import type { ReportModel } from "./report-model.ts";
import { useReportsText } from "./reports-text.ts";
import { stepText } from "./step-text.ts";

const height = 100;
const slot = 10;

/** Bars of the period with those of the period before behind them. Drawn on the server; the table below has its numbers. */
export function ReportChart({ report, model }: { report: ReportName; model: ReportModel }) {
  const t = useReportsText();
  const name = chartFigure[report];
  const { steps } = model;
  const highest = Math.max(1, ...steps.flatMap(({ figures, previous }) => [figures[name], previous[name]]));
  const written = (value: number) => (isMoney(name) ? rp(value) : grouped(value));
  const tall = (value: number) => (Math.max(0, value) / highest) * height;
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <figure className="grid gap-1" data-print="whole">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <span className="font-bold">{t(figureKey(report, name))}</span>
        <span className="flex flex-wrap gap-x-4">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-3 bg-court" />
            {t("this_period")}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-3 border border-line-strong bg-sunken" />
            {t("period_before")}
          </span>
        </span>
      </figcaption>
      <p aria-hidden className="text-xs text-ink-soft tabular-nums">
        {written(highest)}
      </p>
      <svg
        role="img"
        aria-label={t("chart_label", { highest: written(highest) })}
        viewBox={`0 0 ${steps.length * slot} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-y border-line"
      >
        {steps.map(({ from, figures, previous }, at) => (
          <g key={from}>
            <title>{`${stepText(steps[at])}: ${written(figures[name])} (${written(previous[name])})`}</title>
            <rect
              x={at * slot + 0.5}
              y={height - tall(previous[name])}
              width={slot - 1}
              height={tall(previous[name])}
              className="fill-sunken stroke-line-strong"
              vectorEffect="non-scaling-stroke"
            />
            <rect
              x={at * slot + 2}
              y={height - tall(figures[name])}
              width={slot - 4}
              height={tall(figures[name])}
              className="fill-court"
            />
          </g>
        ))}
      </svg>
      <p aria-hidden className="flex justify-between gap-4 text-xs text-ink-soft tabular-nums">
        <span>{stepText(first)}</span>
        <span>{stepText(last)}</span>
      </p>
    </figure>
  );
}
