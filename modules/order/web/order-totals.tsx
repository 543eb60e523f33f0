import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { cx } from "#kit/web/class-names.ts";
import { Accordion } from "#kit/web/content/accordion.tsx";
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
            <div key={key} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{t(key, { points: grouped(order.usedPoint) })}</dt>
              <dd className={cx("tabular-nums", off && "font-semibold text-court-ink")}>
                {rp(off ? -amount : amount)}
              </dd>
            </div>
          ))}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-3">
          <dt className="min-w-min flex-1 font-extrabold">{t("sum_total")}</dt>
          <dd className="ml-auto text-xl font-extrabold tabular-nums">{rp(order.amount)}</dd>
        </div>
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

/** What went back of it, and what is left. */
function Refunded({ order: { amount, refundedAmount, refundedPoints } }: { order: OrderDetailModel }) {
  const t = useOrderText();
  if (refundedAmount === 0 && refundedPoints === 0) return null;
  return (
    <>
      {refundedAmount > 0 ? (
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t("sum_refunded")}</dt>
          <dd className="tabular-nums">{rp(-refundedAmount)}</dd>
        </div>
      ) : null}
      {refundedPoints > 0 ? (
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t("sum_refunded_points")}</dt>
          <dd className="tabular-nums">{grouped(refundedPoints)}</dd>
        </div>
      ) : null}
      {refundedAmount > 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-4">
          <dt className="min-w-min flex-1 font-bold">{t("sum_left")}</dt>
          <dd className="ml-auto font-bold tabular-nums">{rp(amount - refundedAmount)}</dd>
        </div>
      ) : null}
    </>
  );
}
