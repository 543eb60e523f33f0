import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import type { AdminOrderModel } from "../order-model.ts";
import { DecideCancel } from "./decide-cancel.tsx";
import { HandOut } from "./hand-out.tsx";
import { MoreActions } from "./more-actions.tsx";
import { PiecesForm } from "./pieces-form.tsx";

type OrderActionsProps = { order: AdminOrderModel; answer: AdminAnswer | null };

/** The allowed actions, the usual one first. Empty without permission. */
export function OrderActions({ order, answer }: OrderActionsProps) {
  const t = useAdminText();
  const { can, cancelRequest } = order;
  return (
    <>
      {can.includes("decideCancel") && cancelRequest ? (
        <AdminPanel title={t("decide_title")}>
          <DecideCancel order={order} request={cancelRequest} answer={answer} />
        </AdminPanel>
      ) : null}
      {can.includes("ship") || can.includes("makeReady") ? (
        <AdminPanel title={t(can.includes("ship") ? "ship_title" : "ready_title")}>
          <PiecesForm order={order} intent={can.includes("ship") ? "ship" : "makeReady"} answer={answer} />
        </AdminPanel>
      ) : null}
      {can.includes("handOut") ? (
        <AdminPanel title={t("hand_out_title")}>
          <HandOut order={order} answer={answer} />
        </AdminPanel>
      ) : null}
      <MoreActions order={order} answer={answer} />
    </>
  );
}
