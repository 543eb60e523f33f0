import { formatDay } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { PromotionResults } from "./promotion-results-model.ts";
import { usePromotionResultsText } from "./promotion-results-text.ts";

const stockLabel = (kind: ActivityKind) => {
  if (kind === "gwp") return "gifts_in_stock";
  return kind === "pwp" ? "offers_in_stock" : "goods_in_stock";
};

/** Totals since the begin, and the remaining units and budget. */
export function ResultsFigures({
  found: { totals, units, unitsLeft, stock, budget },
  kind,
}: {
  found: PromotionResults;
  kind: ActivityKind;
}) {
  const t = usePromotionResultsText();
  const figures = [
    [t("orders"), String(totals.orders)],
    [t("units"), String(totals.units)],
    [t("discount"), rp(totals.discount)],
    [t("revenue"), rp(totals.revenue)],
    [t("new_customers"), String(totals.newCustomers)],
    ...(units === null ? [] : [[t("units_left"), t("left_of", { left: unitsLeft ?? 0, units })] as const]),
    ...(budget === null
      ? []
      : [
          [
            t("budget_left"),
            t("left_of", { left: rp(budget.budget - budget.spent), units: rp(budget.budget) }),
          ] as const,
        ]),
    [t(stockLabel(kind)), String(stock)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {figures.map(([label, value]) => (
        <div key={label} className="grid content-start gap-0.5 rounded-md border border-line p-2.5">
          <dt className="text-xs font-bold text-ink-soft">{label}</dt>
          <dd className="text-sm font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const head = "px-2.5 py-2 text-right text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-1.5 text-right tabular-nums";

/** Newest day first: only this day still changes. */
export function ResultsTable({ days }: Pick<PromotionResults, "days">) {
  const t = usePromotionResultsText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that a wide table can be scrolled by keyboard
    <section aria-label={t("by_day")} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t("by_day")}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {t("day")}
            </th>
            {(["orders", "units", "discount", "revenue", "new_customers"] as const).map((name) => (
              <th key={name} scope="col" className={head}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map(({ day, sums }) => (
            <tr key={day}>
              <th scope="row" className="px-2.5 py-1.5 text-left font-normal">
                <time dateTime={day}>{formatDay(new Date(`${day}T00:00:00+07:00`))}</time>
              </th>
              <td className={cell}>{sums.orders}</td>
              <td className={cell}>{sums.units}</td>
              <td className={cell}>{rp(sums.discount)}</td>
              <td className={cell}>{rp(sums.revenue)}</td>
              <td className={cell}>{sums.newCustomers}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
