import { movesOf } from "./order-moves.ts";
import type { DeliveryType, OrderStatus } from "./order-status.ts";

/** What a shopper may be offered to do with an order (D-53). */
export type OrderOperation = "payOrder" | "cancelOrder" | "receiveOrder" | "pickupOrder" | "buyAgain" | "goDetail";

/** Its owner, or somebody who was let in by its code or by a link: who may look, pay and buy the same. */
export type OrderAccess = "owner" | "visitor";

type Standing = { readonly status: OrderStatus; readonly deliveryType: DeliveryType };

/** What may be done with an order now. Buttons show these and no others, and the server does no others. */
export function operationsOf(order: Standing, access: OrderAccess): OrderOperation[] {
  const moves = movesOf(order, "shopper");
  const mayPay = movesOf(order, "payment").includes("pay");
  const owners = access === "owner";
  const offered: readonly (readonly [OrderOperation, boolean])[] = [
    ["payOrder", mayPay],
    ["cancelOrder", owners && moves.includes("cancel")],
    ["receiveOrder", owners && moves.includes("receive")],
    ["pickupOrder", owners && moves.includes("collect")],
    ["buyAgain", !mayPay],
    ["goDetail", true],
  ];
  return offered.filter(([, allowed]) => allowed).map(([operation]) => operation);
}
