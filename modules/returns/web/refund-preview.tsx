import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { SumRow, SumTotal } from "#kit/web/content/sum.tsx";
import type { Refund } from "#modules/order/contract/refund/refund-of.ts";
import { type ReturnTextKey, useReturnText } from "./return-text.ts";

type Named = { readonly kind: string; readonly name: string; readonly amount: number };
type Sums = Pick<Refund, "money" | "points" | "freight" | "deducted"> & {
  readonly goods: number;
  /** The reasons of deductions; empty where unknown. */
  readonly reasons: readonly Named[];
};

export const sumsOf = (refund: Refund, reasons: readonly Named[]): Sums => ({
  ...refund,
  reasons,
  goods: refund.lines.reduce((sum, { money }) => sum + money, 0),
});

const lost: Readonly<Record<string, ReturnTextKey>> = {
  tier: "sum_tier",
  coupon: "sum_coupon",
  freight: "sum_free_delivery",
  gift: "sum_gift",
};

const keyOf = ({ kind, amount }: Named): ReturnTextKey => {
  const key = lost[kind];
  if (!key) return "sum_earlier";
  return amount < 0 ? "sum_restored_of" : key;
};

/** The refund, line by line, with the reasons of deductions. */
export function RefundSums({ sums: { goods, freight, deducted, reasons, money, points } }: { sums: Sums }) {
  const t = useReturnText();
  const untold: Row[] = deducted === 0 ? [] : [[t(deducted > 0 ? "sum_deducted" : "sum_restored"), -deducted] as const];
  const deductions = reasons.map((one): Row => [t(keyOf(one), { name: one.name }), -one.amount]);
  const rows: readonly Row[] = [
    [t("sum_goods"), goods],
    ...(freight > 0 ? [[t("sum_freight"), freight] as const] : []),
    ...(reasons.length > 0 ? deductions : untold),
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

type Row = readonly [name: string, amount: number];
