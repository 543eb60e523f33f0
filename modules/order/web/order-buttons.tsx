import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { ReceiveButton } from "./receive-button.tsx";
import { useOrderCalls } from "./use-order-calls.ts";

const PayAnotherDialog = lazyWithRetry(() => import("./pay-another-dialog.tsx").then((file) => file.PayAnotherDialog));

type OrderButtonsProps = { order: OrderDetailModel; showCount: (units: number) => void };

/** The buttons the server allows, and no others (OR-24). Actions on single products are beside them. */
export function OrderButtons({ order, showCount }: OrderButtonsProps) {
  const t = useOrderText();
  const calls = useOrderCalls(order.orderCode, showCount);
  // The key of a message's link is in the address, and stays there.
  const { search } = useLocation();
  const [asking, setAsking] = useState(false);
  const [other, setOther] = useState<"never" | "open" | "closed">("never");
  const may = (type: string) =>
    order.operationList.some((operation) => operation.type === type && operation.value === "1");
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {may("payOrder") ? (
        <>
          <Button
            variant="primary"
            icon="wallet"
            loading={calls.running === "payOrder" && other !== "open"}
            onClick={() => calls.pay()}
          >
            {order.paidTogether
              ? t("pay_together", { amount: rp(order.paidTogether.amount), count: order.paidTogether.orders.length })
              : t("pay")}
          </Button>
          <Button variant="secondary" icon="credit-card" onClick={() => setOther("open")}>
            {t("pay_other")}
          </Button>
        </>
      ) : null}
      {may("receiveOrder") ? (
        <ReceiveButton running={calls.running === "receiveOrder"} onReceive={calls.receive} />
      ) : null}
      {may("pickupOrder") ? (
        <Button variant="primary" icon="store" loading={calls.running === "pickupOrder"} onClick={calls.pickup}>
          {t("here")}
        </Button>
      ) : null}
      {may("undoCancel") ? (
        <Button variant="primary" icon="undo-2" loading={calls.running === "undoCancel"} onClick={calls.undoCancel}>
          {t("undo_cancel")}
        </Button>
      ) : null}
      {may("checkLogistics") ? (
        <LinkButton to={{ search, hash: "parcels" }} variant="secondary" icon="truck" preventScrollReset={false}>
          {t("track_parcels")}
        </LinkButton>
      ) : null}
      {may("buyAgain") ? (
        <Button variant="secondary" icon="refresh-cw" loading={calls.running === "buyAgain"} onClick={calls.buyAgain}>
          {t("buy_again")}
        </Button>
      ) : null}
      {may("cancelOrder") ? (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t("cancel")}
        </Button>
      ) : null}
      <CancelDialog
        open={asking}
        together={order.paidTogether?.orders.map(({ orderCode }) => orderCode) ?? []}
        onClose={() => setAsking(false)}
        onCancel={calls.cancel}
      />
      {other === "never" ? null : (
        <Suspense>
          <PayAnotherDialog
            order={order}
            open={other === "open"}
            paying={calls.running === "payOrder"}
            onClose={() => setOther("closed")}
            onPay={(method) => void calls.pay(method)}
          />
        </Suspense>
      )}
    </div>
  );
}
