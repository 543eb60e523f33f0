/** Why a promotion or a coupon lowers nothing in a price. */
export type VerdictReason =
  | "NOT_BEGUN"
  | "ENDED"
  | "STOPPED"
  /** The budget has too little left for anybody. */
  | "BUDGET_USED_UP"
  /** The budget has something left, but less than this basket would get. */
  | "BUDGET_TOO_SMALL"
  | "NO_LINE_IN_SCOPE"
  /** Its products are there, but none at a price it applies to. */
  | "PRICE_OUTSIDE"
  /** It is for members, or for members of the club. */
  | "NOT_FOR_BUYER"
  /** Flash sales: what is left of units and of the buyer's allowance, and the price beside the sale price. */
  | "UNITS_GONE"
  | "BUYER_CAP"
  | "UNITS_OR_CAP"
  | "NOT_CHEAPER"
  | "BELOW_THRESHOLD"
  /** Another promotion is counted first and keeps this one away. */
  | "PRECEDED"
  | "GIFT_MISSING"
  | "OFFER_NOT_TAKEN"
  | "NOT_SENT_HOME"
  | "FREIGHT_UNKNOWN"
  | "NOTHING_LEFT"
  /** The order cannot be rebuilt, so nothing was evaluated. */
  | "UNKNOWN"
  | "COUPON_UNKNOWN"
  | "COUPON_NOT_YET"
  | "COUPON_EXPIRED"
  | "COUPON_MEMBERS_ONLY"
  | "COUPON_NOT_IN_SEGMENT"
  | "COUPON_CODE_USED"
  | "COUPON_USED_UP"
  | "COUPON_USED_BEFORE"
  | "COUPON_NOT_WITH_PROMOTIONS"
  | "COUPON_MINIMUM_SPEND";

/** What became of one promotion or coupon in a price. */
export type Verdict = {
  readonly code: string;
  /** Null when it applied. */
  readonly reason: VerdictReason | null;
  /** Rupiah it takes off; 0 for a gift. */
  readonly amount: number;
  /** What counts for it, and what is missing to its first level or minimum: rupiah or pieces. */
  readonly counted: number | null;
  readonly missing: number | null;
  /** What its budget has left, where that is the reason. */
  readonly left: number | null;
  /** The promotions that keep it away. */
  readonly others: readonly string[];
};

export const applied = (code: string, amount: number): Verdict => ({ ...nothing, code, reason: null, amount });

export const notApplied = (
  code: string,
  reason: VerdictReason,
  more: Partial<Pick<Verdict, "counted" | "missing" | "left" | "others">> = {},
): Verdict => ({ ...nothing, ...more, code, reason });

const nothing = { amount: 0, counted: null, missing: null, left: null, others: [] } as const;
