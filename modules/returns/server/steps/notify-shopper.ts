import type { Transaction } from "kysely";
import type { ReturnEvent } from "#modules/notification/contract/member-notification.ts";
import { addNotification, sendMessage } from "#modules/notification/server/index.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { type Order, orderPath } from "#modules/order/server/index.ts";
import type { Return } from "../return.ts";
import type { ReturnStepDeps } from "../returns-deps.ts";

type Ordered = Pick<Order, "code" | "owner" | "locale" | "receiver">;

const newsOf: Readonly<Record<ReturnStatus, ReturnEvent>> = {
  requested: "requested",
  approved: "approved",
  refused: "refused",
  inTransit: "shipped",
  received: "received",
  refunded: "refunded",
  cancelled: "undone",
};

/** The letter, and for members the notification, about how far a return is now. */
export async function notifyShopper(
  trx: Transaction<unknown>,
  deps: ReturnStepDeps,
  order: Ordered,
  back: Return,
): Promise<void> {
  const event = newsOf[back.status];
  const path = orderPath(deps.secret, order, deps.clock.now(), `/${back.code}`);
  // The contact data of deleted members is gone.
  if (order.receiver.email !== "") {
    const note = back.status === "refused" || back.status === "approved" ? back.approverNote : null;
    const { money, points } = back;
    const data = { orderCode: order.code, returnCode: back.code, event, note, money, points, path };
    const content = { kind: "returnChanged", data } as const;
    await sendMessage(trx, deps, { channel: "EMAIL", to: order.receiver.email, locale: order.locale, content });
  }
  if (order.owner?.startsWith("member:")) {
    const userCode = order.owner.slice("member:".length);
    const data = { orderCode: order.code, returnCode: back.code, event };
    await addNotification(trx, deps, { userCode, kind: "return", data, path });
  }
}
