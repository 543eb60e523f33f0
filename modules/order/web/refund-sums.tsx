import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { SumRow, SumTotal } from "#kit/web/content/sum.tsx";
import { type OrderTextKey, useOrderText } from "./order-text.ts";

export type RefundModel = {
  readonly goods: number;
  readonly freight: number;
  readonly fee: number;
  readonly deductions: readonly { readonly kind: string; readonly name: string; readonly amount: number }[];
  readonly gifts: readonly { readonly skuName: string; readonly count: number }[];
  readonly amount: number;
  readonly points: number;
};

const lost: Readonly<Record<string, OrderTextKey>> = {
  tier: "back_tier",
  coupon: "back_coupon",
  freight: "back_free_delivery",
  gift: "back_gift",
};

/** The words for one deduction, or for one that is undone. */
function deductionKey({ kind, amount }: { readonly kind: string; readonly amount: number }): OrderTextKey {
  const key = lost[kind];
  if (!key) return "back_earlier";
  return amount < 0 ? "back_restored" : key;
}

/** The refund, line by line, with the reasons of deductions. */
export function RefundSums({ refund, paid = true }: { refund: RefundModel; paid?: boolean }) {
  const t = useOrderText();
  const { goods, freight, fee, deductions, gifts, amount, points } = refund;
  return (
    <>
      <dl className="grid gap-2">
        <SumRow name={t("back_goods")}>{rp(goods)}</SumRow>
        {freight > 0 ? <SumRow name={t("back_freight")}>{rp(freight)}</SumRow> : null}
        {fee > 0 ? <SumRow name={t("back_fee")}>{rp(fee)}</SumRow> : null}
        {deductions.map((one) => (
          <SumRow key={`${one.kind} ${one.name}`} name={t(deductionKey(one), { name: one.name })}>
            {rp(-one.amount)}
          </SumRow>
        ))}
        <SumTotal name={t(paid ? "back_money" : "back_less")}>{rp(amount)}</SumTotal>
        {points > 0 ? (
          <SumRow name={t("back_points")} strong>
            {grouped(points)}
          </SumRow>
        ) : null}
      </dl>
      {gifts.map(({ skuName, count }) => (
        <p key={skuName} className="mt-2 text-sm text-ink-soft">
          {t("back_gift_called", { count, name: skuName })}
        </p>
      ))}
    </>
  );
}
