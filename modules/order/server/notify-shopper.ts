import type { Transaction } from "kysely";
import type { OrderNotificationEvent } from "#modules/notification/contract/member-notification.ts";
import type { MessageContent, MessageData, MoneyOfOrder } from "#modules/notification/contract/message.ts";
import type { PurchaseSummary } from "#modules/notification/contract/purchase-summary.ts";
import { addNotification, sendMessage, sendMessageOnce } from "#modules/notification/server/index.ts";
import { courierName } from "#modules/shipping/contract/couriers.ts";
import type { ParcelRecord } from "#modules/shipping/server/index.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import { isCashOnDelivery } from "../contract/order-texts.ts";
import type { Order } from "./order.ts";
import type { TransitionDeps } from "./order-deps.ts";
import { orderPath } from "./order-link.ts";

type NotifyDeps = Pick<TransitionDeps, "ids" | "clock" | "sealer" | "secret" | "whatsAppOf">;
type Addressee = Pick<Order, "code" | "owner" | "locale"> & { readonly receiver: { readonly email: string } };

async function write(trx: Transaction<unknown>, deps: NotifyDeps, order: Addressee, content: MessageContent) {
  // The contact data of deleted members is gone.
  if (order.receiver.email === "") return;
  await sendMessage(trx, deps, { channel: "EMAIL", to: order.receiver.email, locale: order.locale, content });
}

const memberOf = ({ owner }: Addressee): string | undefined => /^member:(.+)$/.exec(owner ?? "")?.[1];

/** A message about an order: by e-mail, and by WhatsApp to members who agreed. */
async function notify(trx: Transaction<unknown>, deps: NotifyDeps, order: Addressee, content: MessageContent) {
  await write(trx, deps, order, content);
  const userCode = memberOf(order);
  const to = userCode === undefined ? null : ((await deps.whatsAppOf?.(trx, userCode)) ?? null);
  if (to !== null) await sendMessage(trx, deps, { channel: "WHATSAPP", to, locale: order.locale, content });
}

/** Confirms a purchase by one message for all its orders. Its ids are fixed beforehand, so that a repeated run sends nothing twice. */
export async function notifyReceived(
  trx: Transaction<unknown>,
  deps: NotifyDeps,
  orders: readonly Order[],
  purchase: PurchaseSummary,
  ids: { readonly emailId: string; readonly whatsAppId: string },
): Promise<void> {
  const [first] = orders;
  const path = purchase.orders[0]?.path;
  if (!first || first.owner === null || path === undefined) return;
  const data = { orderCode: first.code, totalAmount: purchase.sums.total, path, purchase };
  const message = { locale: first.locale, content: { kind: "orderReceived", data } } as const;
  const { email } = first.receiver;
  if (email !== "") await sendMessageOnce(trx, deps, ids.emailId, { ...message, channel: "EMAIL", to: email });
  const userCode = memberOf(first);
  const to = userCode === undefined ? null : ((await deps.whatsAppOf?.(trx, userCode)) ?? null);
  if (to !== null) await sendMessageOnce(trx, deps, ids.whatsAppId, { ...message, channel: "WHATSAPP", to });
}

/** The same as a notification of a member. */
async function note(
  trx: Transaction<unknown>,
  deps: NotifyDeps,
  order: Addressee,
  event: OrderNotificationEvent,
): Promise<void> {
  const userCode = memberOf(order);
  if (userCode === undefined) return;
  const path = orderPath(deps.secret, order, deps.clock.now());
  await addNotification(trx, deps, { userCode, kind: "order", data: { orderCode: order.code, event }, path });
}

type Event = MessageData["orderChanged"]["event"];

const eventOf = ({
  status,
  deliveryMethod,
  channelCode,
}: Pick<Order, "status" | "deliveryMethod" | "channelCode">): Event | null => {
  const events: Readonly<Record<OrderStatus, Event | null>> = {
    awaitingPayment: null,
    paid: isCashOnDelivery(channelCode) ? "confirmed" : "paid",
    partiallyShipped: deliveryMethod === "homeDelivery" ? "partlySent" : "partlyReady",
    shipped: deliveryMethod === "homeDelivery" ? "sent" : "ready",
    completed: "completed",
    cancelled: "cancelled",
    closed: "closed",
  };
  return events[status];
};

type ParcelNotice = {
  readonly event: "delivered" | "deliveryFailed";
  readonly parcel: Pick<ParcelRecord, "courierCode" | "expressCode">;
  /** The reason, in the shopper's language. */
  readonly note?: string;
};

/** The message about one parcel of an order. */
export async function notifyParcel(
  trx: Transaction<unknown>,
  deps: NotifyDeps,
  order: Order,
  { event, parcel, note: reason }: ParcelNotice,
): Promise<void> {
  const data = {
    orderCode: order.code,
    event,
    path: orderPath(deps.secret, order, deps.clock.now()),
    pickup: null,
    parcel: { courier: courierName(parcel.courierCode), number: parcel.expressCode },
    ...(reason === undefined ? {} : { note: reason }),
  };
  await notify(trx, deps, order, { kind: "orderChanged", data });
  await note(trx, deps, order, event);
}

/** The message about an order's new status. */
export const notifyChanged = (trx: Transaction<unknown>, deps: NotifyDeps, order: Order, at: Date): Promise<void> =>
  notifyChangedTogether(trx, deps, [order], at);

/** The same for orders that changed together: those of one purchase share one message (D-87), each has its own notification. */
export async function notifyChangedTogether(
  trx: Transaction<unknown>,
  deps: NotifyDeps,
  orders: readonly Order[],
  at: Date,
  money: ReadonlyMap<string, MoneyOfOrder> = new Map(),
): Promise<void> {
  const groups = Map.groupBy(orders, (order) => `${order.paymentReference} ${eventOf(order)}`);
  for (const [first, ...others] of groups.values()) {
    const event = first ? eventOf(first) : null;
    if (!first || event === null) continue;
    const left = [first, ...others].reduce(
      (sum, { totals, refundedAmount }) => sum + totals.totalAmount - refundedAmount,
      0,
    );
    const back = moneyTogether([first, ...others].flatMap(({ code }) => money.get(code) ?? []));
    await notifyEvent(trx, deps, first, event, at, {
      ...(back ? { money: back } : {}),
      ...(event === "confirmed" ? { due: left } : {}),
      ...(others.length > 0 ? { otherOrders: others.map(({ code }) => code) } : {}),
    });
    for (const order of others) await note(trx, deps, order, event);
  }
}

/** Refunds of one purchase in one message: its orders were paid through the same channel. */
function moneyTogether(all: readonly MoneyOfOrder[]): MoneyOfOrder | null {
  const owed = all.flatMap((one) => ("amount" in one ? [one] : []));
  const [first] = owed;
  if (!first) return all[0] ?? null;
  return { ...first, amount: owed.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The message and the notification about an event of an order. */
export async function notifyEvent(
  trx: Transaction<unknown>,
  deps: NotifyDeps,
  order: Order,
  event: Event,
  at: Date,
  more: Pick<MessageData["orderChanged"], "money" | "remark" | "due" | "otherOrders"> = {},
): Promise<void> {
  const data = {
    orderCode: order.code,
    event,
    ...more,
    path: orderPath(deps.secret, order, at),
    pickup:
      order.confirmCode === null || order.store === null
        ? null
        : { code: order.confirmCode, store: `${order.store.name}, ${order.store.address1}` },
  };
  await notify(trx, deps, order, { kind: "orderChanged", data });
  await note(trx, deps, order, event);
}
