import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { useOrderCalls } from "./use-order-calls.ts";

type OrderButtonsProps = {
  order: Pick<OrderDetailModel, "orderCode" | "operationList">;
  showCount: (pieces: number) => void;
};

/** The buttons the server allows, and no others (OR-24). */
export function OrderButtons({ order, showCount }: OrderButtonsProps) {
  const t = useOrderText();
  const calls = useOrderCalls(order.orderCode, showCount);
  const [asking, setAsking] = useState(false);
  const may = (type: string) => order.operationList.some((operation) => operation.type === type);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {may("payOrder") ? (
        <Button variant="primary" icon="wallet" loading={calls.running === "payOrder"} onClick={calls.pay}>
          {t("pay")}
        </Button>
      ) : null}
      {may("receiveOrder") ? (
        <Button variant="primary" icon="check" loading={calls.running === "receiveOrder"} onClick={calls.receive}>
          {t("receive")}
        </Button>
      ) : null}
      {may("pickupOrder") ? (
        <Button variant="primary" icon="check" loading={calls.running === "pickupOrder"} onClick={calls.pickup}>
          {t("pickup")}
        </Button>
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
      <CancelDialog open={asking} onClose={() => setAsking(false)} onCancel={calls.cancel} />
    </div>
  );
}
