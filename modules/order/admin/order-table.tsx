import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type OrderRow, rowTone } from "./order-model.ts";

const head = "px-2.5 py-2 text-left text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-2 align-top md:h-11 md:align-middle";

/** Dense on a screen; on a phone each row is a small card. */
export function OrderTable({ orders, year }: { orders: readonly OrderRow[]; year: number }) {
  const t = useAdminText();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm phone:block">
        <thead className="border-b border-line bg-sunken phone:sr-only">
          <tr>
            <th className={head}>{t("col_order")}</th>
            <th className={head}>{t("col_status")}</th>
            <th className={head}>{t("col_placed")}</th>
            <th className={head}>{t("col_receiver")}</th>
            <th className={head}>{t("col_goods")}</th>
            <th className={`${head} text-right`}>{t("col_amount")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line phone:block">
          {orders.map((order) => (
            <tr
              key={order.orderCode}
              className="relative hover:bg-sunken focus-within:bg-sunken phone:grid phone:grid-cols-[1fr_auto] phone:px-1 phone:py-2"
            >
              <th scope="row" className={`${cell} text-left font-bold whitespace-nowrap`}>
                <Link
                  to={`/admin/orders/${order.orderCode}`}
                  data-row
                  prefetch="intent"
                  className="tabular-nums no-underline after:absolute after:inset-0 hover:underline"
                >
                  {order.orderCode}
                </Link>
              </th>
              {/* A row of its own on a phone: beside the number long states would break into two lines. */}
              <td className={`${cell} phone:col-span-2 phone:row-start-2 phone:py-1`}>
                <span className="flex flex-wrap items-center gap-1.5">
                  <Badge tone={rowTone(order.status)}>{order.statusText}</Badge>
                  {order.isPacked ? <Badge tone="court">{t("packed")}</Badge> : null}
                  {order.cancelAsked ? <Badge tone="danger">{t("cancel_asked")}</Badge> : null}
                  {order.pickupAsked ? <Badge tone="brick">{t("at_store")}</Badge> : null}
                  {order.hasReturns ? <Badge tone="info">{t("has_return")}</Badge> : null}
                </span>
              </td>
              <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums phone:row-start-4`}>
                <time dateTime={order.placedAt}>{shortTime(order.placedAt, year)}</time>
              </td>
              <td className={`${cell} phone:col-span-2 phone:row-start-3 phone:py-1`}>
                <span className="flex items-center gap-1.5">
                  <Icon
                    name={order.deliveryType === deliveryMethodCodes.storePickup ? "store" : "truck"}
                    size="sm"
                    className="shrink-0 text-ink-soft"
                  />
                  <span className="min-w-0">
                    <span className="font-semibold">{order.receiver}</span>
                    <span className="text-ink-soft"> · {order.place}</span>
                    {order.service ? <span className="text-ink-soft"> · {order.service}</span> : null}
                  </span>
                </span>
              </td>
              <td className={`${cell} max-w-72 text-ink-soft phone:hidden`}>
                <span className="line-clamp-1">
                  {t("pieces_of", { count: order.pieces })} · {order.firstItem}
                </span>
              </td>
              <td
                className={`${cell} text-right font-semibold whitespace-nowrap tabular-nums phone:col-start-2 phone:row-start-1`}
              >
                {rp(order.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
