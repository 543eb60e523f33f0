import { stateMachine } from "#kit/core/state-machine.ts";
import { type DeliveryMethod, deliveryMethods } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderStatus } from "./order-status.ts";

/** Who changes an order: its shopper, somebody who works here, the payment module, a courier, or the clock. */
export const orderActors = ["shopper", "staff", "payment", "courier", "system"] as const;
export type OrderActor = (typeof orderActors)[number];

type Transition = {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
  readonly delivery: readonly DeliveryMethod[];
};

/** The transitions of an order, for both delivery methods (D-52). Nothing else changes its status. */
const table = {
  /** The money is there, or none was due. */
  pay: { from: ["awaitingPayment"], to: "paid", by: ["payment", "system"], delivery: deliveryMethods },
  /** Another way to pay, perhaps with another fee; it waits as before. */
  changeChannel: {
    from: ["awaitingPayment"],
    to: "awaitingPayment",
    by: ["shopper", "payment"],
    delivery: deliveryMethods,
  },
  /** Cash on delivery: it is prepared before it is paid. */
  acceptCash: { from: ["awaitingPayment"], to: "paid", by: ["system"], delivery: ["homeDelivery"] },
  cancel: { from: ["awaitingPayment"], to: "cancelled", by: ["shopper", "staff"], delivery: deliveryMethods },
  /** Its time to be paid is over. */
  expire: { from: ["awaitingPayment"], to: "closed", by: ["system"], delivery: deliveryMethods },
  /** The money came after the end, and what was bought can still be had. */
  reopen: { from: ["closed"], to: "paid", by: ["payment"], delivery: deliveryMethods },
  /** The bank took its word back before anything had left. */
  reverse: { from: ["paid"], to: "closed", by: ["payment"], delivery: deliveryMethods },
  approveCancel: { from: ["paid"], to: "cancelled", by: ["staff", "system"], delivery: deliveryMethods },
  /** Some pieces are called off, the rest goes on as before. */
  cancelPart: { from: ["paid"], to: "paid", by: ["staff", "system"], delivery: deliveryMethods },
  /** The same of what has not left yet when a part has. */
  cancelUnsent: {
    from: ["partiallyShipped"],
    to: "partiallyShipped",
    by: ["staff", "system"],
    delivery: deliveryMethods,
  },
  /** A part has left, or lies ready at the store. */
  sendPart: { from: ["paid"], to: "partiallyShipped", by: ["staff", "courier"], delivery: deliveryMethods },
  /** All of it has left, or lies ready. */
  send: {
    from: ["paid", "partiallyShipped"],
    to: "shipped",
    by: ["staff", "courier", "system"],
    delivery: deliveryMethods,
  },
  receive: { from: ["shipped"], to: "completed", by: ["shopper", "staff", "system"], delivery: ["homeDelivery"] },
  /** The store has handed it over: by the code, or to the shopper who said that they are there (D-44). */
  collect: { from: ["shipped"], to: "completed", by: ["staff"], delivery: ["storePickup"] },
  /** Nobody took it at the door, or fetched it in time. */
  failDelivery: { from: ["shipped"], to: "closed", by: ["staff", "courier", "system"], delivery: deliveryMethods },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderTransition = keyof typeof table;

export const orderTransitions: Readonly<Record<OrderTransition, Transition>> = table;
export const orderStateMachine = stateMachine<OrderStatus, OrderTransition>(orderTransitions);

type Standing = { readonly status: OrderStatus; readonly deliveryMethod: DeliveryMethod };

/** What this actor may do with an order as it stands. */
export const transitionsOf = ({ status, deliveryMethod }: Standing, actor: OrderActor): OrderTransition[] =>
  orderStateMachine
    .transitionsFrom(status)
    .filter(
      (transition) =>
        orderTransitions[transition].by.includes(actor) &&
        orderTransitions[transition].delivery.includes(deliveryMethod),
    );
