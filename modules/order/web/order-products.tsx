import { Suspense, useState } from "react";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { selectableStatuses } from "../contract/order-status.ts";
import { BatchBar } from "./batch-bar.tsx";
import { OrderLines } from "./order-lines.tsx";
import type { OrderDetailModel, OrderPlace } from "./order-model.ts";
import { batchUnits, isStatus } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

const CancelItemsDialog = lazyWithRetry(() =>
  import("./cancel-items-dialog.tsx").then((file) => file.CancelItemsDialog),
);

/** The lines; several can be ticked and cancelled or returned at once (OR-07, OR-25). */
export function OrderProducts({ order, place }: { order: OrderDetailModel; place: OrderPlace }) {
  const t = useOrderText();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<"never" | "open" | "closed">("never");
  const selectable = isStatus(order.orderStatus, ...selectableStatuses);
  // What a refreshed order no longer lets one do is not ticked any more.
  const open = order.productList.filter((line) => batchUnits(line) > 0);
  const chosen = open.filter(({ orderItemCode }) => ticked.has(orderItemCode));
  const tick = (codes: readonly string[], on: boolean) =>
    setTicked((before) => {
      const after = new Set(before);
      for (const code of codes) {
        if (on) after.add(code);
        else after.delete(code);
      }
      return after;
    });
  return (
    <TitledCard title={t("goods")} icon="shopping-bag">
      <OrderLines
        order={order}
        place={place}
        {...(selectable ? { selection: { chosen: new Set(chosen.map((line) => line.orderItemCode)), tick } } : {})}
      />
      {selectable ? (
        <BatchBar
          order={order}
          place={place}
          open={open}
          chosen={chosen}
          onAll={(on) =>
            tick(
              open.map(({ orderItemCode }) => orderItemCode),
              on,
            )
          }
          onCancel={() => setAsking("open")}
        />
      ) : null}
      {asking === "never" ? null : (
        <Suspense>
          <CancelItemsDialog
            asksForAccount={order.refundAccount?.askWhenCancelling ?? false}
            key={chosen.map(({ orderItemCode }) => orderItemCode).join()}
            orderCode={order.orderCode}
            lines={chosen}
            open={asking === "open"}
            onClose={() => setAsking("closed")}
          />
        </Suspense>
      )}
    </TitledCard>
  );
}
