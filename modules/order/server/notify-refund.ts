import type { Transaction } from "kysely";
import type { OrderNotificationEvent } from "#modules/notification/contract/member-notification.ts";
import type { MessageData, RefundEvent } from "#modules/notification/contract/message.ts";
import { addNotification, sendMessage } from "#modules/notification/server/index.ts";
import type { Order } from "./order.ts";
import type { TransitionDeps } from "./order-deps.ts";
import { orderPath } from "./order-link.ts";

type Deps = Pick<TransitionDeps, "ids" | "clock" | "sealer" | "secret">;

const notificationEvents: Readonly<Partial<Record<RefundEvent, OrderNotificationEvent>>> = {
  wrongAmount: "wrongAmount",
  accountNeeded: "refundAccountNeeded",
  accountDeclined: "refundAccountNeeded",
  sent: "refundSent",
};

/** The mail, and for members the notification, about a refund of an order. */
export async function notifyRefund(
  trx: Transaction<unknown>,
  deps: Deps,
  order: Order,
  news: Omit<MessageData["refundChanged"], "orderCode" | "path">,
): Promise<void> {
  const path = orderPath(deps.secret, order, deps.clock.now());
  // The contact data of deleted members is gone.
  if (order.receiver.email !== "") {
    const content = { kind: "refundChanged", data: { orderCode: order.code, path, ...news } } as const;
    await sendMessage(trx, deps, { channel: "EMAIL", to: order.receiver.email, locale: order.locale, content });
  }
  const event = notificationEvents[news.event];
  const userCode = /^member:(.+)$/.exec(order.owner ?? "")?.[1];
  if (event === undefined || userCode === undefined) return;
  await addNotification(trx, deps, { userCode, kind: "order", data: { orderCode: order.code, event }, path });
}
