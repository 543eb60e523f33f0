import type { DeskAnswer, DeskOrderModel } from "../desk-model.ts";
import { DeskPanel } from "../desk-panel.tsx";
import { useDeskText } from "../desk-text.ts";
import { DecideCancel } from "./decide-cancel.tsx";
import { HandOut } from "./hand-out.tsx";
import { MoreActions } from "./more-actions.tsx";
import { PiecesForm } from "./pieces-form.tsx";

type OrderActionsProps = { order: DeskOrderModel; answer: DeskAnswer | null };

/** What may be done now, the usual thing first. Those who may do nothing see nothing. */
export function OrderActions({ order, answer }: OrderActionsProps) {
  const t = useDeskText();
  const { can, cancelRequest } = order;
  return (
    <>
      {can.includes("decideCancel") && cancelRequest ? (
        <DeskPanel title={t("decide_title")}>
          <DecideCancel order={order} request={cancelRequest} answer={answer} />
        </DeskPanel>
      ) : null}
      {can.includes("ship") || can.includes("makeReady") ? (
        <DeskPanel title={t(can.includes("ship") ? "ship_title" : "ready_title")}>
          <PiecesForm order={order} intent={can.includes("ship") ? "ship" : "makeReady"} answer={answer} />
        </DeskPanel>
      ) : null}
      {can.includes("handOut") ? (
        <DeskPanel title={t("hand_out_title")}>
          <HandOut order={order} answer={answer} />
        </DeskPanel>
      ) : null}
      <MoreActions order={order} answer={answer} />
    </>
  );
}
