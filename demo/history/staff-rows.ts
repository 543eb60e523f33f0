import { demoStaff } from "../data/demo-staff.ts";
import { type HistoryOrder, stepsOf } from "./history-order.ts";
import type { HistoryRows } from "./history-rows.ts";
import { finance } from "./history-steps.ts";
import type { ReturnedGoods } from "./return-rows.ts";

const actions: Readonly<Record<string, string>> = {
  send: "order.ship",
  collect: "order.handOut",
  receive: "order.received",
  cancel: "order.cancel",
  approveCancel: "order.approveCancel",
};

/** The audit lines of everything staff did to the orders, in the order of time. */
export function addAudit(
  rows: HistoryRows,
  orders: readonly { readonly order: HistoryOrder; readonly returned: ReturnedGoods }[],
): void {
  const lines = orders.flatMap(({ order, returned }) => [
    ...stepsOf(order, "order").flatMap(({ transition, actor, actorName, at }) => {
      const action = transition === "send" && order.store ? "order.ready" : actions[transition];
      return actor === "staff" && action ? [lineOf(action, `order:${order.code}`, actorName, at)] : [];
    }),
    ...stepsOf(order, "return").flatMap(({ transition, actor, actorName, at }) =>
      actor === "staff" && returned ? [lineOf(`return.${transition}`, `return:${returned.code}`, actorName, at)] : [],
    ),
    ...(order.channel.kind === "va"
      ? stepsOf(order, "sendRefund").map(({ at }) => lineOf("refund.sent", `payment:${order.reference}`, finance, at))
      : []),
  ]);
  rows.add("staff.audit", ...lines.sort((one, other) => one.at.getTime() - other.at.getTime()));
}

const lineOf = (action: string, subject: string, name = "", at = new Date()) => ({
  at,
  account_id: demoStaff.find((one) => one.name === name)?.id ?? null,
  name,
  action,
  subject,
  detail: {},
});
