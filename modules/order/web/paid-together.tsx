import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { OrderDetailModel, OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

/** The purchase an order belongs to: the payment, and the share of each order (D-87). */
export function PaidTogether({ order, place }: { order: OrderDetailModel; place: OrderPlace }) {
  const t = useOrderText();
  const { paidTogether, orderCode } = order;
  if (!paidTogether) return null;
  const { amount, orders } = paidTogether;
  return (
    <div className="mt-5 rounded-md bg-sunken px-4 py-3">
      <p className="flex items-center gap-2 font-bold">
        <Icon name="wallet" />
        {t("together", { count: orders.length, amount: rp(amount) })}
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {orders.map((one) => (
          <li key={one.orderCode} className="flex flex-wrap items-center justify-between gap-x-4 tabular-nums">
            {one.orderCode === orderCode ? (
              <span>{t("together_this", { code: one.orderCode })}</span>
            ) : (
              <Link to={place.detail(one.orderCode)} className="inline-flex min-h-11 items-center underline">
                {one.orderCode}
              </Link>
            )}
            <span className="ml-auto">{rp(one.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
