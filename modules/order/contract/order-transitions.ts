import { stateMachine } from "#kit/core/state-machine.ts";
import { type DeliveryMethod, deliveryMethods } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderStatus } from "./order-status.ts";

/** Who changes an order: its shopper, staff, the payment module, a courier, or a job. */
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
  /** Paid, or nothing was due. */
  pay: { from: ["awaitingPayment"], to: "paid", by: ["payment", "system"], delivery: deliveryMethods },
  /** Another payment channel, perhaps with another fee; the status stays. */
  changeChannel: {
    from: ["awaitingPayment"],
    to: "awaitingPayment",
    by: ["shopper", "payment"],
    delivery: deliveryMethods,
  },
  /** Cash on delivery: it is prepared before it is paid. */
  acceptCash: { from: ["awaitingPayment"], to: "paid", by: ["system"], delivery: ["homeDelivery"] },
  cancel: { from: ["awaitingPayment"], to: "cancelled", by: ["shopper", "staff"], delivery: deliveryMethods },
  /** Not paid in time. */
  expire: { from: ["awaitingPayment"], to: "closed", by: ["system"], delivery: deliveryMethods },
  /** Paid after closing, and everything is still available. */
  reopen: { from: ["closed"], to: "paid", by: ["payment"], delivery: deliveryMethods },
  /** The bank reversed the payment before anything was shipped. */
  reverse: { from: ["paid"], to: "closed", by: ["payment"], delivery: deliveryMethods },
  approveCancel: { from: ["paid"], to: "cancelled", by: ["staff", "system"], delivery: deliveryMethods },
  /** Some pieces are cancelled; the status stays. */
  cancelPart: { from: ["paid"], to: "paid", by: ["staff", "system"], delivery: deliveryMethods },
  /** Some of the unshipped pieces are cancelled; the status stays. */
  cancelUnsent: {
    from: ["partiallyShipped"],
    to: "partiallyShipped",
    by: ["staff", "system"],
    delivery: deliveryMethods,
  },
  /** Staff corrected receiver or address before anything was packed; the status stays. */
  changeContact: { from: ["paid"], to: "paid", by: ["staff"], delivery: deliveryMethods },
  /** The same before it is paid. */
  changeUnpaidContact: {
    from: ["awaitingPayment"],
    to: "awaitingPayment",
    by: ["staff"],
    delivery: deliveryMethods,
  },
  /** A part is shipped, or ready at the store. */
  sendPart: { from: ["paid"], to: "partiallyShipped", by: ["staff", "courier"], delivery: deliveryMethods },
  /** All of it is shipped, or ready at the store. */
  send: {
    from: ["paid", "partiallyShipped"],
    to: "shipped",
    by: ["staff", "courier", "system"],
    delivery: deliveryMethods,
  },
  receive: { from: ["shipped"], to: "completed", by: ["shopper", "staff", "system"], delivery: ["homeDelivery"] },
  /** Handed over at the store: for the pickup code, or after the shopper reported their arrival (D-44). */
  collect: { from: ["shipped"], to: "completed", by: ["staff"], delivery: ["storePickup"] },
  /** Not delivered, or not picked up in time. */
  failDelivery: { from: ["shipped"], to: "closed", by: ["staff", "courier", "system"], delivery: deliveryMethods },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderTransition = keyof typeof table;

export const orderTransitions: Readonly<Record<OrderTransition, Transition>> = table;
export const orderStateMachine = stateMachine<OrderStatus, OrderTransition>(orderTransitions);

type Standing = { readonly status: OrderStatus; readonly deliveryMethod: DeliveryMethod };

/** The transitions this actor may take now. */
export const transitionsOf = ({ status, deliveryMethod }: Standing, actor: OrderActor): OrderTransition[] =>
  orderStateMachine
    .transitionsFrom(status)
    .filter(
      (transition) =>
        orderTransitions[transition].by.includes(actor) &&
        orderTransitions[transition].delivery.includes(deliveryMethod),
    );
