import { formatDate } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { OrderEntryModel, OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { ProductPicture } from "./product-picture.tsx";
import { StatusBadge } from "./status-badge.tsx";

const mostPictures = 4;

/** One order of the list: what, when, how much, how far, and the one thing to do about it. */
export function OrderEntry({ order, place }: { order: OrderEntryModel; place: OrderPlace }) {
  const t = useOrderText();
  const locale = useLocale();
  const units = order.productList.reduce((sum, { count }) => sum + count, 0);
  const [first] = order.productList;
  const returned = order.productList.find(({ afterSaleStatusStr }) => afterSaleStatusStr)?.afterSaleStatusStr;
  const mayPay = order.operationList.some(({ type }) => type === "payOrder");
  const to = place.detail(order.orderCode);
  const payLabel = order.paidTogether
    ? t("pay_together", { amount: rp(order.paidTogether.amount), count: order.paidTogether.orders.length })
    : t("pay");
  const label = mayPay ? payLabel : t("details");
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-extrabold tabular-nums">{order.orderCode}</h2>
        <StatusBadge status={order.orderStatus} deliveryType={order.distributionType}>
          {order.orderStatusStr}
        </StatusBadge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {formatDate(new Date(order.orderDate), locale)} · {order.orderReceiveOut.distributionTypeName}
      </p>
      <div className="mt-4 flex gap-2" aria-hidden="true">
        {order.productList.slice(0, mostPictures).map((line) => (
          <ProductPicture key={line.orderItemCode} path={line.image} />
        ))}
      </div>
      <p className="mt-3 text-sm break-words">
        {first?.skuName}
        {order.productList.length > 1 ? ` ${t("and_more", { count: order.productList.length - 1 })}` : null}
      </p>
      {returned ? (
        <p className="mt-2">
          <Badge tone="info">{returned}</Badge>
        </p>
      ) : null}
      {order.paidTogether ? (
        <p className="mt-2 text-sm font-bold">
          {t("together", { count: order.paidTogether.orders.length, amount: rp(order.paidTogether.amount) })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p>
          <span className="text-sm text-ink-soft">{t("pieces", { count: units })} · </span>
          <strong className="text-lg font-extrabold tabular-nums">{rp(order.amount)}</strong>
        </p>
        <LinkButton to={to} variant={mayPay ? "primary" : "secondary"} aria-label={`${label}, ${order.orderCode}`}>
          {label}
        </LinkButton>
      </div>
    </Card>
  );
}
