/** Why the simulator leaves a purchase out: the stored data does not determine its basket or its simulated price. */
export type LeftOutReason =
  /** A product was deleted from the catalogue, so its promotions are unknown. */
  | "SKU_GONE"
  | "COUPON_GONE"
  /** Today's catalogue, promotions and coupons do not reproduce the charged price. */
  | "DIFFERS"
  /**
   * The buyer deleted their account, and the simulated flash sale limits units per buyer; or the order does not tell
   * whether they were a member of the club or the shop, and a promotion is for members.
   */
  | "BUYER_UNKNOWN"
  /** Another flash sale has priority, and how many units it had left for this buyer is unknown. */
  | "FLASH_SALE_UNKNOWN"
  /** It would ship on another day, which changes its parcels and freight. */
  | "PARCELS_CHANGE"
  /** Another promotion would give a gift, and its stock at that time is unknown. */
  | "GIFT_UNKNOWN"
  /** The simulated price would use more points than the order proves were available. */
  | "POINTS_UNKNOWN";

/** The page's choices for the maximum number of orders a simulation reads. */
export const orderCounts = [100, 1_000, 10_000] as const;

export const mostOrders = 10_000;
export const mostCarts = 1_000;
export const mostDifferences = 10;
