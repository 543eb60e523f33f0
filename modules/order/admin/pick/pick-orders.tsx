import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { isDone, type PickOrder } from "./pick-model.ts";

/** The orders of the pick list. One whose pieces are all there can be packed. */
export function PickOrders({ orders, year }: { orders: readonly PickOrder[]; year: number }) {
  const t = useAdminText();
  return (
    <AdminPanel title={t("pick_orders")}>
      <ul className="divide-y divide-line text-sm">
        {orders.map((order) => (
          <li key={order.orderCode} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 grow">
              <Link to={`/admin/orders/${order.orderCode}`} className="font-bold tabular-nums underline">
                {order.orderCode}
              </Link>
              <p className="text-xs text-ink-soft tabular-nums">{shortTime(order.placedAt, year)}</p>
            </div>
            <Badge tone={isDone(order) ? "court" : "neutral"}>
              {isDone(order) ? t("pick_order_done") : `${order.picked}/${order.pieces}`}
            </Badge>
            {isDone(order) && order.mayPack ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="orderCode" value={order.orderCode} />
                <input type="hidden" name="version" value={order.version} />
                <Button type="submit" name="intent" value="pack" variant="court" size="sm" icon="package">
                  {t("pick_pack")} <span className="sr-only">{order.orderCode}</span>
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
