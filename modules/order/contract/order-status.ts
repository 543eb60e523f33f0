/** How far an order is (D-52). What each means, and its code on the wire, stands in `wire/order-status-codes.ts`. */
export const orderStatuses = [
  "awaitingPayment",
  "paid",
  "partiallyShipped",
  "shipped",
  "completed",
  "cancelled",
  "closed",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The tabs of the order list (D-54). */
export const orderTabs = {
  all: orderStatuses,
  toPay: ["awaitingPayment"],
  processing: ["paid"],
  shipped: ["partiallyShipped", "shipped"],
  completed: ["completed"],
  cancelled: ["cancelled", "closed"],
  /** Whatever their status: something of them was to come back. */
  returns: orderStatuses,
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type OrderTab = keyof typeof orderTabs;

/** Products of these may be ticked, for what is done with several at once (B§9). */
export const selectableStatuses: readonly OrderStatus[] = ["paid", "partiallyShipped", "shipped", "completed"];
