import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { Accordion } from "#kit/web/content/accordion.tsx";
import { SumRow, SumTotal } from "#kit/web/content/sum.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { type OrderTextKey, useOrderText } from "./order-text.ts";

type Row = { key: OrderTextKey; amount: number; off?: boolean; always?: boolean };

/** What the order costs, line by line until the sum, and where every rupiah less comes from. */
export function OrderTotals({ order }: { order: OrderDetailModel }) {
  const t = useOrderText();
  const rows: readonly Row[] = [
    { key: "sum_goods", amount: order.productAmount, always: true },
    { key: "sum_discount", amount: order.discount, off: true },
    { key: "sum_coupon", amount: order.coupon, off: true },
    { key: "sum_freight", amount: order.freight, always: true },
    { key: "sum_freight_discount", amount: order.freightDiscount, off: true },
    { key: "sum_points", amount: order.usedPointAmount, off: true },
    { key: "sum_fee", amount: order.fee },
  ];
  return (
    <>
      <dl className="grid gap-2">
        {rows
          .filter(({ amount, always }) => always || amount > 0)
          .map(({ key, amount, off }) => (
            <SumRow key={key} name={t(key, { points: grouped(order.usedPoint) })} saving={off}>
              {rp(off ? -amount : amount)}
            </SumRow>
          ))}
        <SumTotal name={t("sum_total")}>{rp(order.amount)}</SumTotal>
        <Refunded order={order} />
      </dl>
      {order.discounts.length > 0 ? (
        <div className="mt-4">
          <Accordion
            items={[
              {
                key: "explain",
                title: t("explain"),
                content: (
                  <ul className="grid gap-2">
                    {order.discounts.map(({ activityCode, activityName, step, skuName, amount }) => (
                      <li
                        key={`${activityCode} ${step} ${skuName} ${amount}`}
                        className="flex justify-between gap-4 text-sm"
                      >
                        <span className="min-w-0 break-words">
                          <span className="font-bold text-ink">{activityName}</span>
                          <br />
                          {skuName ?? t("sum_freight")}
                        </span>
                        <span className="shrink-0 text-court-ink tabular-nums">{rp(-amount)}</span>
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </div>
      ) : null}
    </>
  );
}

/** The refunded and the remaining amount. */
function Refunded({ order: { amount, refundedAmount, refundedPoints } }: { order: OrderDetailModel }) {
  const t = useOrderText();
  if (refundedAmount === 0 && refundedPoints === 0) return null;
  return (
    <>
      {refundedAmount > 0 ? <SumRow name={t("sum_refunded")}>{rp(-refundedAmount)}</SumRow> : null}
      {refundedPoints > 0 ? <SumRow name={t("sum_refunded_points")}>{grouped(refundedPoints)}</SumRow> : null}
      {refundedAmount > 0 ? (
        <SumRow name={t("sum_left")} strong>
          {rp(amount - refundedAmount)}
        </SumRow>
      ) : null}
    </>
  );
}
