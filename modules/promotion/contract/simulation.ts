/** Why the simulator leaves a purchase out: its basket, or what would have become of it, cannot be told from what was stored. */
export type LeftOutReason =
  /** A product of it is no longer in the catalogue, so nobody knows which promotions touch it. */
  | "SKU_GONE"
  | "COUPON_GONE"
  /** Today's catalogue, promotions and coupons do not give what was charged. */
  | "DIFFERS"
  /** The buyer has left, and the simulated flash sale limits units per buyer. */
  | "BUYER_UNKNOWN"
  /** Another flash sale comes first, and nobody knows what it had left for this buyer. */
  | "FLASH_SALE_UNKNOWN"
  /** It would ship on another day, in other parcels, with another freight. */
  | "PARCELS_CHANGE"
  /** Another promotion would give a gift whose stock of that day is unknown. */
  | "GIFT_UNKNOWN"
  /** More points would be used than the order tells that there were. */
  | "POINTS_UNKNOWN";

/** How many orders a simulation reads at most, as the page offers them. */
export const orderCounts = [100, 1_000, 10_000] as const;

export const mostOrders = 10_000;
export const mostCarts = 1_000;
export const mostDifferences = 10;
