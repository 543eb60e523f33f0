import { Alert } from "#kit/web/feedback/alert.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { LabelSheet } from "./label-sheet.tsx";
import type { OrderSheet } from "./order-batch.ts";
import { PrintFrame } from "./print-frame.tsx";

/** The labels of many parcels, each on a page of the size of a label (A6). */
export function LabelsPage({ orders }: { orders: readonly OrderSheet[] }) {
  const t = useAdminText();
  return (
    <PrintFrame title="labels" count={orders.length}>
      {orders.some(({ isMasked }) => isMasked) ? (
        <div data-print="hide">
          <Alert tone="info">{t("label_masked")}</Alert>
        </div>
      ) : null}
      {orders.map((order) => (
        <LabelSheet key={order.orderCode} order={order} />
      ))}
    </PrintFrame>
  );
}
