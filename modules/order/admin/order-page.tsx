import { type ReactNode, use } from "react";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { SignedInContext } from "#modules/admin/web/signed-in.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { whyPriceAddress } from "#modules/promotion/contract/why/why-price-address.ts";
import { OrderActions } from "./actions/order-actions.tsx";
import { OrderContact } from "./order-contact.tsx";
import { OrderEdits } from "./order-edits.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { type AdminOrderModel, rowTone } from "./order-model.ts";
import { OrderMoney } from "./order-money.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderParcels } from "./order-parcels.tsx";

export type OrderPageProps = {
  order: AdminOrderModel;
  /** Its returns, rendered by the module of returns. */
  returns: ReactNode;
  answer: AdminAnswer | null;
  year: number;
};

/** One order: actions on the left, facts on the right. */
export function OrderPage({ order, returns, answer, year }: OrderPageProps) {
  const t = useAdminText();
  const mayReadPromotions = use(SignedInContext)?.permissions.includes("promotions.read");
  return (
    <div className="grid gap-4">
      <PageHeader
        title={order.orderCode}
        above={[{ label: t("orders"), to: "/admin/orders" }]}
        status={
          <>
            <Badge tone={rowTone(order.status)}>{order.statusText}</Badge>
            {order.packed ? <Badge tone="court">{t("packed")}</Badge> : null}
            {order.cancelRequest ? <Badge tone="danger">{t("cancel_asked")}</Badge> : null}
            {order.pickupAsked && order.status === orderStatusCodes.shipped ? (
              <Badge tone="brick">{t("at_store")}</Badge>
            ) : null}
          </>
        }
        actions={
          <>
            <CopyButton
              text={order.orderCode}
              label={t("copy")}
              copiedLabel={t("copied")}
              failedLabel={t("copy_failed")}
            />
            <LinkButton to={`/admin/orders/${order.orderCode}/slip`} variant="secondary" size="sm" icon="printer">
              {t("slip")}
            </LinkButton>
            {order.can.includes("edit") ? (
              <LinkButton to={`/admin/orders/${order.orderCode}/edit`} variant="secondary" size="sm" icon="pencil">
                {t("edit_order")}
              </LinkButton>
            ) : null}
            {mayReadPromotions ? (
              <LinkButton
                to={whyPriceAddress({ order: order.orderCode })}
                variant="secondary"
                size="sm"
                icon="ticket-percent"
              >
                {t("why_price")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <p className="text-sm text-ink-soft">
        {t("placed_at", { time: shortTime(order.placedAt, year) })}
        {order.isGuest ? ` · ${t("guest")}` : ""}
        {order.shipsFrom ? ` · ${t("ships_from", { day: order.shipsFrom })}` : ""}
        {order.status === orderStatusCodes.awaitingPayment && order.paymentDue
          ? ` · ${t("pay_until", { time: shortTime(order.paymentDue, year) })}`
          : ""}
        {order.status === orderStatusCodes.shipped && order.movesOnAt
          ? ` · ${t("moves_on", { time: shortTime(order.movesOnAt, year) })}`
          : ""}
        {order.cancelReason ? ` · ${order.cancelReason}` : ""}
      </p>
      <ActionResult answer={answer} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {/* A new state of the order resets the forms. */}
          <OrderActions key={order.version} order={order} answer={answer} />
          <OrderLines lines={order.lines} />
          <OrderParcels orderCode={order.orderCode} parcels={order.parcels} year={year} />
          {returns}
          <OrderEdits edits={order.edits} year={year} />
          <OrderHistory events={order.events} year={year} />
        </div>
        <div className="grid gap-4">
          <OrderContact order={order} />
          <OrderMoney order={order} year={year} />
          {order.can.includes("note") || order.notes.length > 0 ? (
            <OrderNotes notes={order.notes} mayWrite={order.can.includes("note")} answer={answer} year={year} />
          ) : null}
        </div>
      </div>
    </div>
  );
}
