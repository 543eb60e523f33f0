/** The statuses of an order (D-52). `wire/order-status-codes.ts` has their meaning and wire codes. */
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
  /** Orders of any status with a return. */
  returns: orderStatuses,
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type OrderTab = keyof typeof orderTabs;

/** Statuses in which products can be selected for batch actions (B§9). */
export const selectableStatuses: readonly OrderStatus[] = ["paid", "partiallyShipped", "shipped", "completed"];
