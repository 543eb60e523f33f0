import type { CodesOf } from "#kit/core/wire-codes.ts";
import type { OrderStatus } from "../order-status.ts";

/** The specification's codes of an order's statuses, on the wire and in the database (D-52, ADR 0078). */
export const orderStatusCodes = {
  /** Placed; its money has not arrived. */
  awaitingPayment: "21",
  /** Paid, free of charge or to be paid on delivery: it is being prepared. */
  paid: "31",
  /** A part has left, or lies ready at the store. */
  partiallyShipped: "41",
  /** All of it has left, or lies ready at the store. */
  shipped: "42",
  /** Received by the shopper, or collected. */
  completed: "51",
  /** Called off by the shopper or by staff. */
  cancelled: "61",
  /** Ended without being called off: not paid in time, reversed by the bank, not delivered or not collected. */
  closed: "62",
} as const satisfies CodesOf<OrderStatus>;
