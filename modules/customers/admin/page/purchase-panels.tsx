import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";
import { PanelList, rowLink } from "./panel-list.tsx";

type PurchasePanelsProps = { customer: Pick<Customer, "orders" | "returns">; year: number };

/** The newest orders and returns; without its permission a part is omitted. */
export function PurchasePanels({ customer: { orders, returns }, year }: PurchasePanelsProps) {
  const t = useCustomersText();
  const more = (shown: number, total: number) => (total > shown ? t("newest_of", { shown, total }) : null);
  return (
    <>
      {orders ? (
        <PanelList
          title={t("orders")}
          rows={orders.orders}
          keyOf={({ orderCode }) => orderCode}
          none={t("no_orders")}
          more={more(orders.orders.length, orders.total)}
        >
          {({ orderCode, statusText, amount, pieces, placedAt }) => (
            <>
              <Link to={`/admin/orders/${orderCode}`} data-row className={rowLink}>
                {orderCode}
              </Link>
              <Badge tone="neutral">{statusText}</Badge>
              <span className="text-ink-soft tabular-nums">{t("pieces", { count: pieces })}</span>
              <span className="ml-auto tabular-nums">{rp(amount)}</span>
              <time dateTime={placedAt} className="text-ink-soft tabular-nums">
                {shortTime(placedAt, year)}
              </time>
            </>
          )}
        </PanelList>
      ) : null}
      {returns ? (
        <PanelList
          title={t("returns")}
          rows={returns.returns}
          keyOf={({ returnCode }) => returnCode}
          none={t("no_returns")}
          more={more(returns.returns.length, returns.total)}
        >
          {({ returnCode, orderCode, statusText, money, createdAt }) => (
            <>
              <Link to={`/admin/returns/${returnCode}`} data-row className={rowLink}>
                {returnCode}
              </Link>
              <Badge tone="neutral">{statusText}</Badge>
              <span className="text-ink-soft">{orderCode}</span>
              <span className="ml-auto tabular-nums">{rp(money)}</span>
              <time dateTime={createdAt} className="text-ink-soft tabular-nums">
                {shortTime(createdAt, year)}
              </time>
            </>
          )}
        </PanelList>
      ) : null}
    </>
  );
}
