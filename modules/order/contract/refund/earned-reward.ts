/** From so much on, a promotion gives this: pieces of its gift, or rupiah or per cent off. */
export type EarnedLevel = { readonly threshold: number; readonly reward: number };

/** A discount on several lines, a gift, a coupon with a minimum spend, or a discount on the delivery. */
export type RewardKind = "tier" | "gift" | "coupon" | "freight";

/**
 * A reward that the lines of a purchase earned together, as stored with one of its orders: with all that decides whether it is
 * still earned when some come back. Promotions change and end, what was promised at the time does not. Every order with a
 * line that counted has an entry.
 */
export type EarnedReward = {
  /** A coupon's code for a coupon. */
  readonly promotionCode: string;
  readonly kind: RewardKind;
  /** The lines of this order that count for it, by number. */
  readonly lines: readonly number[];
  /** Thresholds are pieces instead of rupiah. */
  readonly byPieces: boolean;
  /** Rewards are per cent instead of rupiah. */
  readonly byPercent: boolean;
  readonly levels: readonly EarnedLevel[];
  /** A gift comes again each time its threshold is reached, at most so often. */
  readonly mostTimes: number;
  /**
   * What counted for it in other orders of the purchase when it was placed: towards the threshold, and in rupiah. Only orders
   * placed before every order had its entries need it.
   */
  readonly elsewhere: { readonly counted: number; readonly amount: number };
  /** The number of the gift's line; null where the gift is in another order. */
  readonly giftLine: number | null;
};
