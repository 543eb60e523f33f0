import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import type { Refund } from "#modules/order/contract/refund/refund-of.ts";
import { useReturnText } from "./return-text.ts";

type Sums = Pick<Refund, "money" | "points" | "freight" | "deducted"> & { readonly goods: number };

export const sumsOf = (refund: Refund): Sums => ({
  ...refund,
  goods: refund.lines.reduce((sum, { money }) => sum + money, 0),
});

/** What comes back, line by line, and why it is not more. */
export function RefundSums({ sums: { goods, freight, deducted, money, points } }: { sums: Sums }) {
  const t = useReturnText();
  const rows: readonly (readonly [string, number])[] = [
    [t("sum_goods"), goods],
    ...(freight > 0 ? [[t("sum_freight"), freight] as const] : []),
    ...(deducted === 0 ? [] : [[t(deducted > 0 ? "sum_deducted" : "sum_restored"), -deducted] as const]),
  ];
  return (
    <dl className="grid gap-2">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 text-sm">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{amount < 0 ? `− ${rp(-amount)}` : rp(amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-bold">{t("sum_money")}</dt>
        <dd className="text-xl font-extrabold tabular-nums">{rp(money)}</dd>
      </div>
      {points > 0 ? (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-bold">{t("sum_points")}</dt>
          <dd className="font-extrabold tabular-nums">{grouped(points)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
