import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { Selection } from "#modules/admin/contract/selection.ts";
import { type AdminTextKey, useAdminText } from "#modules/admin/web/admin-text.ts";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type OrderRow, rowTone } from "./order-model.ts";

type OrderTableProps = {
  orders: readonly OrderRow[];
  year: number;
  shown: readonly string[];
  sort: string;
  sortAddress: (sort: string) => string;
  selection: Selection;
  select: (selection: Selection) => void;
};

/** The orders of a page in the chosen columns. */
export function OrderTable({ orders, year, shown, selection, select, ...table }: OrderTableProps) {
  const t = useAdminText();
  const columns = orderColumns(t, year).filter(({ key }) => key === "order" || shown.includes(key));
  return (
    <RecordTable
      columns={columns}
      rows={orders}
      idOf={({ orderCode }) => orderCode}
      {...table}
      chosen={{ selection, select }}
    />
  );
}

/** The columns there are; the places are those of the card a row is on a phone. */
export const orderColumns = (t: Translate<AdminTextKey>, year: number): readonly ListColumn<OrderRow>[] => [
  {
    key: "order",
    label: t("col_order"),
    className: "font-bold whitespace-nowrap",
    render: ({ orderCode }) => (
      <Link
        to={`/admin/orders/${orderCode}`}
        data-row
        prefetch="intent"
        className="tabular-nums no-underline after:absolute after:inset-0 hover:underline"
      >
        {orderCode}
      </Link>
    ),
  },
  {
    key: "status",
    label: t("col_status"),
    // A row of its own on a phone: beside the number long states would break into two lines.
    className: "phone:col-span-2 phone:row-start-2 phone:py-1",
    render: (order) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <Badge tone={rowTone(order.status)}>{order.statusText}</Badge>
        {order.isPacked ? <Badge tone="court">{t("packed")}</Badge> : null}
        {order.cancelAsked ? <Badge tone="danger">{t("cancel_asked")}</Badge> : null}
        {order.pickupAsked ? <Badge tone="brick">{t("at_store")}</Badge> : null}
        {order.hasReturns ? <Badge tone="info">{t("has_return")}</Badge> : null}
      </span>
    ),
  },
  {
    key: "placed",
    label: t("col_placed"),
    isSortable: true,
    className: "whitespace-nowrap text-ink-soft tabular-nums phone:row-start-4",
    render: ({ placedAt }) => <time dateTime={placedAt}>{shortTime(placedAt, year)}</time>,
  },
  {
    key: "receiver",
    label: t("col_receiver"),
    className: "phone:col-span-2 phone:row-start-3 phone:py-1",
    render: (order) => (
      <span className="flex items-center gap-1.5">
        <Icon
          name={order.deliveryType === deliveryMethodCodes.storePickup ? "store" : "truck"}
          size="sm"
          className="shrink-0 text-ink-soft"
        />
        <span className="min-w-0">
          <span className="font-semibold">{order.receiver}</span>
          <span className="text-ink-soft"> · {order.place}</span>
        </span>
      </span>
    ),
  },
  {
    key: "goods",
    label: t("col_goods"),
    className: "max-w-72 text-ink-soft phone:hidden",
    render: ({ pieces, firstItem }) => (
      <span className="line-clamp-1">
        {t("pieces_of", { count: pieces })} · {firstItem}
      </span>
    ),
  },
  {
    key: "service",
    label: t("service"),
    className: "text-ink-soft phone:hidden",
    render: ({ service }) => service,
  },
  {
    key: "payment_due",
    label: t("col_payment_due"),
    className: "whitespace-nowrap text-ink-soft tabular-nums phone:hidden",
    render: ({ paymentDue }) => (paymentDue ? shortTime(paymentDue, year) : null),
  },
  {
    key: "amount",
    label: t("col_amount"),
    isSortable: true,
    headClassName: "text-right",
    className: "text-right font-semibold whitespace-nowrap tabular-nums phone:col-start-2 phone:row-start-1",
    render: ({ amount }) => rp(amount),
  },
];
