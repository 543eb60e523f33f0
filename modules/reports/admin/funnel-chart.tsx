import { grouped } from "#kit/core/grouped-number.ts";
import type { ReportFiguresResult } from "./report-model.ts";
import { useReportsText } from "./reports-text.ts";

const stages = ["views", "carts", "checkouts", "orders"] as const;
const barHeight = 10;

/** A bar for each stage, with its share of the stage before. Drawn on the server. */
export function FunnelChart({ totals }: { totals: ReportFiguresResult }) {
  const t = useReportsText();
  const highest = Math.max(1, ...stages.map((stage) => totals[stage]));
  return (
    <ol className="grid gap-2" data-print="whole">
      {stages.map((stage, at) => {
        const before = stages[at - 1];
        const share = before && totals[before] > 0 ? Math.round((totals[stage] / totals[before]) * 1_000) / 10 : null;
        return (
          <li key={stage} className="grid gap-0.5">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>{t(stage === "orders" ? "paid_orders" : `figure_${stage}`)}</span>
              <span className="font-bold tabular-nums">
                {grouped(totals[stage])}
                {share === null ? null : (
                  <span className="font-normal text-ink-soft"> {t("funnel_share", { share: String(share) })}</span>
                )}
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${highest} ${barHeight}`}
              preserveAspectRatio="none"
              className="h-4 w-full bg-sunken"
            >
              <rect width={totals[stage]} height={barHeight} className="fill-court" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
