/** From so much on, a promotion gives this: pieces of its gift, or rupiah or per cent off. */
export type EarnedLevel = { readonly threshold: number; readonly reward: number };

/**
 * What an order's lines earned together, with all that is needed to say whether they still earn it when some come back:
 * promotions change and end, what was promised at the time does not.
 */
export type EarnedReward = {
  readonly promotionCode: string;
  /** Money off over several lines, or a gift. */
  readonly kind: "tier" | "gift";
  /** The lines that count for it, by number. */
  readonly lines: readonly number[];
  /** Thresholds are pieces instead of rupiah. */
  readonly byPieces: boolean;
  /** Rewards of a tier are per cent instead of rupiah. */
  readonly byPercent: boolean;
  readonly levels: readonly EarnedLevel[];
  /** A gift comes again each time its threshold is reached, at most so often. */
  readonly mostTimes: number;
  /** What counted for it in other orders of the same checkout: towards the threshold, and in rupiah. */
  readonly elsewhere: { readonly counted: number; readonly amount: number };
  /** The number of the gift's line. */
  readonly giftLine: number | null;
};
