/** How far an order is (D-52): awaiting payment, paid, partly sent, sent or ready, completed, cancelled, closed. */
export const orderStatuses = ["21", "31", "41", "42", "51", "61", "62"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** 11: it is brought to the door; 21: it is fetched from a store. */
export const deliveryTypes = ["11", "21"] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** The tabs of the order list (D-54). */
export const orderTabs = {
  all: orderStatuses,
  toPay: ["21"],
  processing: ["31"],
  shipped: ["41", "42"],
  completed: ["51"],
  cancelled: ["61", "62"],
  /** Whatever their status: something of them was to come back. */
  returns: orderStatuses,
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type OrderTab = keyof typeof orderTabs;

/** Products of these may be ticked, for what is done with several at once (B§9). */
export const selectableStatuses: readonly OrderStatus[] = ["31", "41", "42", "51"];
