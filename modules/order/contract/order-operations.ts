import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderStatus } from "./order-status.ts";
import { transitionsOf } from "./order-transitions.ts";
import { type ReturnStatus, returnDays } from "./return-status.ts";

/** The operations a shopper may be offered for an order (D-53). `requestCancel` is for paid orders (D-55). */
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
 * owner; confirmed: another browser that has proved the order's contact and may act on it; visitor: opened by trackOrder or a link,
 * may read it and buy again (D-59, D-89). Only the owner sees addresses and phone numbers unmasked.
 */
export type OrderAccess = "owner" | "confirmed" | "visitor";

/** The facts that decide which operations are allowed. */
export type OrderFacts = {
  readonly status: OrderStatus;
  readonly deliveryMethod: DeliveryMethod;
  readonly now: Date;
  readonly receivedAt: Date | null;
  readonly hasOpenCancelRequest: boolean;
  /** The shopper has reported to be at the store. */
  readonly pickupAsked: boolean;
  /** Something is on its way, or was. */
  readonly hasLeft: boolean;
  /** Pieces that are neither shipped nor cancelled. */
  readonly cancellable: number;
  /** Pieces received that are in no return. */
  readonly returnable: number;
  readonly returns: readonly { readonly status: ReturnStatus }[];
};

/** '1': allowed; '0': shown but not allowed now. */
export type OrderOffer = { readonly type: OrderOperation; readonly value: "1" | "0" };

const day = 86_400_000;

/** Until when the order may be returned; null before receipt. */
export const returnableUntil = (receivedAt: Date | null): Date | null =>
  receivedAt && new Date(receivedAt.getTime() + returnDays * day);

/**
 * The operations of an order now. Buttons and server use this one rule. Visitors are offered the same; the proof of the contact is
 * required when they act.
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
  /** The operation, whether it is shown, and whether it is allowed. */
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
