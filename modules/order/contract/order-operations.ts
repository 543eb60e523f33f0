import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderStatus } from "./order-status.ts";
import { transitionsOf } from "./order-transitions.ts";
import { type ReturnStatus, returnDays } from "./return-status.ts";

/** What a shopper may be offered to do with an order (D-53). `requestCancel` asks to call off what is paid for (D-55). */
export type OrderOperation =
  | "payOrder"
  | "cancelOrder"
  | "requestCancel"
  | "undoCancel"
  | "receiveOrder"
  | "pickupOrder"
  | "returnOrder"
  | "cancelReturnOrder"
  | "fullLogisticsInfo"
  | "checkLogistics"
  | "buyAgain"
  | "goDetail"
  | "goReturnDetail";

/**
 * Its owner; a browser elsewhere that has proved the order's contact, and may act on it; or a visitor who was let in by its
 * code or by a link, and may read it and buy the same (D-59, D-89). All but the owner see addresses and phones masked.
 */
export type OrderAccess = "owner" | "confirmed" | "visitor";

/** All that decides what may be done. */
export type OrderFacts = {
  readonly status: OrderStatus;
  readonly deliveryMethod: DeliveryMethod;
  readonly now: Date;
  readonly receivedAt: Date | null;
  readonly hasOpenCancelRequest: boolean;
  /** Its shopper has said that they are at the store. */
  readonly pickupAsked: boolean;
  /** Something is on its way, or was. */
  readonly hasLeft: boolean;
  /** Pieces that have not left and that nobody called off. */
  readonly cancellable: number;
  /** Pieces received that are in no return. */
  readonly returnable: number;
  readonly returns: readonly { readonly status: ReturnStatus }[];
};

/** '1' may be done, '0' is shown but cannot be done now. */
export type OrderOffer = { readonly type: OrderOperation; readonly value: "1" | "0" };

const day = 86_400_000;

/** Until when something may go back; null while nothing was received. */
export const returnableUntil = (receivedAt: Date | null): Date | null =>
  receivedAt && new Date(receivedAt.getTime() + returnDays * day);

/**
 * What may be done with an order now. Buttons show these and no others, and the server does no others. Visitors are offered the
 * same: whether they have to prove themselves first is asked when they act.
 */
export function operationsOf(facts: OrderFacts): OrderOffer[] {
  const { status, deliveryMethod, returns, now } = facts;
  const allowed = transitionsOf(facts, "shopper");
  const mayPay = transitionsOf(facts, "payment").includes("pay");
  const until = returnableUntil(facts.receivedAt);
  const isPaid = status === "paid" || status === "partiallyShipped" || status === "shipped";
  const mayCancelItems = status !== "shipped" && !facts.hasOpenCancelRequest && facts.cancellable > 0;
  const mayReturn = until !== null && now <= until && facts.returnable > 0;
  const isBrought = deliveryMethod === "homeDelivery" && ["partiallyShipped", "shipped", "completed"].includes(status);
  /** When it is shown, and whether it can be done. */
  const offered: readonly (readonly [OrderOperation, shown: boolean, possible: boolean])[] = [
    ["payOrder", mayPay, true],
    ["cancelOrder", allowed.includes("cancel"), true],
    ["requestCancel", isPaid, mayCancelItems],
    ["undoCancel", facts.hasOpenCancelRequest, true],
    ["receiveOrder", allowed.includes("receive"), true],
    ["pickupOrder", status === "shipped" && deliveryMethod === "storePickup", !facts.pickupAsked],
    ["returnOrder", status === "completed", mayReturn],
    ["cancelReturnOrder", returns.some((one) => one.status === "requested" || one.status === "approved"), true],
    ["fullLogisticsInfo", returns.some((one) => one.status === "approved"), true],
    ["goReturnDetail", returns.length > 0, true],
    ["checkLogistics", isBrought, facts.hasLeft],
    ["buyAgain", !mayPay, true],
    ["goDetail", true, true],
  ];
  return offered.flatMap(([type, shown, possible]) => (shown ? [{ type, value: possible ? "1" : "0" }] : []));
}

/** Whether this may be done now. */
export const mayDo = (facts: OrderFacts, operation: OrderOperation): boolean =>
  operationsOf(facts).some(({ type, value }) => type === operation && value === "1");
