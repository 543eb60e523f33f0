import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { SumRow, SumTotal } from "#kit/web/content/sum.tsx";
import { summaryRows } from "#modules/promotion/contract/pricing/summary-rows.ts";
import type { CheckoutView } from "../contract/checkout-view.ts";
import { useCheckoutText } from "./checkout-text.ts";
import { DiscountList } from "./discount-list.tsx";
import { freightKey } from "./freight-key.ts";

type Summed = Pick<CheckoutView, "lines" | "totals" | "discounts" | "delivery">;

/** The price and its parts (CK-06): every row of the sum, on the base the lines are shown on, and the total that is charged. */
export function OrderSummary({ view }: { view: Summed }) {
  const t = useCheckoutText();
  const { lines, totals, discounts, delivery } = view;
  const { couponDiscount, pointsUsed, pointsAmount, paymentFee, freight } = totals;
  const { goods, promotions } = summaryRows({ ...totals, lineAmounts: lines.map(({ amount }) => amount) });
  const inLines = discounts.filter(({ counted }) => counted === "inLines");
  const unknown = freightKey(delivery);
  return (
    <dl className="grid gap-2">
      <SumRow
        name={
          <>
            {t("product_amount")}
            {inLines.length > 0 ? <DiscountList title={t("already_counted")} records={inLines} /> : null}
          </>
        }
      >
        {rp(goods)}
      </SumRow>
      {promotions > 0 ? (
        <SumRow
          name={
            <DiscountList
              title={t("promotion_discount")}
              records={discounts.filter(({ counted }) => counted === "inOrder")}
            />
          }
          saving
        >
          {rp(-promotions)}
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
      <SumRow name={t("freight")}>{unknown ? t(unknown) : freight === 0 ? t("free") : rp(freight)}</SumRow>
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
