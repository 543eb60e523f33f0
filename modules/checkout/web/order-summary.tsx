import type { ReactNode } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { cx } from "#kit/web/class-names.ts";
import type { CheckoutTotals, DiscountRecord } from "../contract/checkout-view.ts";
import { useCheckoutText } from "./checkout-text.ts";
import { DiscountList } from "./discount-list.tsx";

export type OrderSummaryProps = {
  totals: CheckoutTotals;
  discounts: readonly DiscountRecord[];
  /** Nobody has said yet where it goes: what carrying it costs is not known. */
  freightUnknown?: boolean;
};

/** What it costs and why (CK-06): every line of the sum, each discount with its reasons, and the total that is charged. */
export function OrderSummary({ totals, discounts, freightUnknown = false }: OrderSummaryProps) {
  const t = useCheckoutText();
  const { productAmount, promotionDiscount, couponDiscount, pointsUsed, pointsAmount, paymentFee } = totals;
  const carried = freightUnknown ? t("freight_later") : totals.freight === 0 ? t("free") : rp(totals.freight);
  return (
    <dl className="grid gap-2">
      <Line name={t("product_amount")}>{rp(productAmount)}</Line>
      {promotionDiscount > 0 ? (
        <Line name={<DiscountList title={t("promotion_discount")} records={discounts} />} saving>
          {rp(-promotionDiscount)}
        </Line>
      ) : null}
      {couponDiscount > 0 ? (
        <Line name={t("coupon_discount")} saving>
          {rp(-couponDiscount)}
        </Line>
      ) : null}
      {pointsAmount > 0 ? (
        <Line name={t("points_used", { points: grouped(pointsUsed) })} saving>
          {rp(-pointsAmount)}
        </Line>
      ) : null}
      <Line name={t("freight")}>{carried}</Line>
      {totals.freightDiscount > 0 ? (
        <Line name={t("freight_discount")} saving>
          {rp(-totals.freightDiscount)}
        </Line>
      ) : null}
      {paymentFee > 0 ? <Line name={t("payment_fee")}>{rp(paymentFee)}</Line> : null}
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-4">
        <dt className="min-w-min flex-1 font-bold">
          {t("total")} <span className="text-sm font-normal text-ink-soft">{t("tax_included")}</span>
        </dt>
        <dd className="ml-auto text-xl font-extrabold tabular-nums">{rp(totals.totalAmount)}</dd>
      </div>
    </dl>
  );
}

function Line({ name, saving = false, children }: { name: ReactNode; saving?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <dt className="min-w-min flex-1 text-ink-soft">{name}</dt>
      <dd className={cx("ml-auto font-semibold tabular-nums", saving && "text-court-ink")}>{children}</dd>
    </div>
  );
}
