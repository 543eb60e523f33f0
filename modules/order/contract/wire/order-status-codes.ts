import type { CodesOf } from "#kit/core/wire-codes.ts";
import type { OrderStatus } from "../order-status.ts";

/** The specification's codes of an order's statuses, on the wire and in the database (D-52, ADR 0078). */
export const orderStatusCodes = {
  /** Placed and not paid. */
  awaitingPayment: "21",
  /** Paid, free of charge or to be paid on delivery: it is being prepared. */
  paid: "31",
  /** A part is shipped, or ready at the store. */
  partiallyShipped: "41",
  /** All of it is shipped, or ready at the store. */
  shipped: "42",
  /** Received by the shopper, or collected. */
  completed: "51",
  /** Cancelled by the shopper or by staff. */
  cancelled: "61",
  /** Ended otherwise: not paid in time, reversed by the bank, not delivered or not picked up. */
  closed: "62",
} as const satisfies CodesOf<OrderStatus>;
