import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import type { AdminOrderModel } from "../order-model.ts";
import { EditForm } from "./edit-form.tsx";
import type { EditAnswer, OrderEditModel } from "./edit-model.ts";
import { EditPreview } from "./edit-preview.tsx";

export type EditPageProps = {
  order: AdminOrderModel;
  /** Its lines and contact as they are. */
  now: OrderEditModel;
  answer: EditAnswer | null;
};

/** Changes an order that is not packed yet: the form, then the preview with the button that does it. */
export function EditPage({ order, now, answer }: EditPageProps) {
  const t = useAdminText();
  const preview = answer?.preview ?? null;
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("edit_order")}
        above={[
          { label: t("orders"), to: "/admin/orders" },
          { label: order.orderCode, to: `/admin/orders/${order.orderCode}` },
        ]}
      />
      <ActionResult answer={answer?.answer ?? null} />
      {order.can.includes("edit") ? (
        <>
          <p className="text-sm text-ink-soft">{t("edit_hint")}</p>
          {preview?.isOutdated ? <Alert tone="warning">{t("edit_outdated")}</Alert> : null}
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {/* A new state of the order resets the form. */}
            <EditForm key={order.version} order={order} now={now} answer={answer?.answer ?? null} />
            <div aria-live="polite">
              {preview && answer ? <EditPreview order={order} preview={preview} typed={answer.answer.typed} /> : null}
            </div>
          </div>
        </>
      ) : (
        <EmptyState title={t("edit_order")}>{t("edit_impossible")}</EmptyState>
      )}
    </div>
  );
}
