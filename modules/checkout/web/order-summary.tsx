import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { SumRow, SumTotal } from "#kit/web/content/sum.tsx";
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
      <SumRow name={t("product_amount")}>{rp(productAmount)}</SumRow>
      {promotionDiscount > 0 ? (
        <SumRow name={<DiscountList title={t("promotion_discount")} records={discounts} />} saving>
          {rp(-promotionDiscount)}
        </SumRow>
      ) : null}
      {couponDiscount > 0 ? (
        <SumRow name={t("coupon_discount")} saving>
          {rp(-couponDiscount)}
        </SumRow>
      ) : null}
      {pointsAmount > 0 ? (
        <SumRow name={t("points_used", { points: grouped(pointsUsed) })} saving>
          {rp(-pointsAmount)}
        </SumRow>
      ) : null}
      <SumRow name={t("freight")}>{carried}</SumRow>
      {totals.freightDiscount > 0 ? (
        <SumRow name={t("freight_discount")} saving>
          {rp(-totals.freightDiscount)}
        </SumRow>
      ) : null}
      {paymentFee > 0 ? <SumRow name={t("payment_fee")}>{rp(paymentFee)}</SumRow> : null}
      <SumTotal name={t("total")} note={t("tax_included")}>
        {rp(totals.totalAmount)}
      </SumTotal>
    </dl>
  );
}
