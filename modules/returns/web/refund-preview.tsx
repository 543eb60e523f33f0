import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { SumRow, SumTotal } from "#kit/web/content/sum.tsx";
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
        <SumRow key={name} name={name}>
          {rp(amount)}
        </SumRow>
      ))}
      <SumTotal name={t("sum_money")}>{rp(money)}</SumTotal>
      {points > 0 ? (
        <SumRow name={t("sum_points")} strong>
          {grouped(points)}
        </SumRow>
      ) : null}
    </dl>
  );
}
