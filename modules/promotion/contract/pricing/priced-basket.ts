import type { Rupiah } from "#kit/core/rupiah.ts";
import type { ActivityKind } from "../activity-kind.ts";
import type { TierProgress } from "../tier-progress.ts";

/** The steps in which a basket is priced, in their order (D-37). */
export const pricingSteps = { flashSale: 1, item: 2, tier: 3, coupon: 4, freeShipping: 5, points: 6 } as const;

export type PricingStep = (typeof pricingSteps)[keyof typeof pricingSteps];

/** Under which name points stand among the records. */
export const pointsCode = "POINTS";

/** Where one rupiah less comes from: which promotion, in which step, on which line or parcel. */
export type DiscountRecord = {
  /** The promotion's or the coupon's code; `pointsCode` for points. */
  readonly promotionCode: string;
  readonly step: PricingStep;
  /** Null for what lowers a parcel's freight. */
  readonly lineId: string | null;
  readonly parcel: string | null;
  readonly amount: Rupiah;
};

export type PricedLine = {
  readonly lineId: string;
  readonly quantity: number;
  /** Without any reduction. */
  readonly listAmount: Rupiah;
  /** After step 1: what the summary calls the goods. */
  readonly productAmount: Rupiah;
  /** After step 2: what the line itself shows. */
  readonly lineAmount: Rupiah;
  /** Steps 2 and 3. */
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly points: number;
  readonly pointsAmount: Rupiah;
  /** What is left to pay for it. */
  readonly payAmount: Rupiah;
  /** How many units have the flash-sale price, and how many the offer's they were added by. */
  readonly flashSaleUnits: number;
  readonly offerUnits: number;
};

export type PricedParcel = {
  readonly parcel: string;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
  readonly points: number;
  readonly pointsAmount: Rupiah;
  readonly payAmount: Rupiah;
};

/** A gift that comes along, from a place something else is sent from anyway (PR-13). */
export type PricedGift = {
  readonly promotionCode: string;
  readonly skuCode: string;
  readonly quantity: number;
  readonly sourceCode: string;
};

/** Why a promotion's gift does not come: too little is bought, no unit is left, or only where nothing else is sent from. */
export type GiftProblem = "NOT_REACHED" | "OUT_OF_STOCK" | "OTHER_SOURCE";

/** How far a basket has come in a promotion with levels. */
export type PromotionProgress = TierProgress & {
  readonly promotionCode: string;
  readonly kind: ActivityKind;
  /** Rupiah or pieces of the lines it counts. */
  readonly value: number;
  /** Null when the gift comes, and for what gives nothing away. */
  readonly giftProblem: GiftProblem | null;
  /** Why the gift of the next level would not come; null when it would, and for what gives nothing away. */
  readonly nextGiftProblem: Exclude<GiftProblem, "NOT_REACHED"> | null;
};

/** What became of a coupon. */
export type CouponOutcome =
  | { readonly code: string; readonly problem: null }
  | { readonly code: string; readonly problem: "NOTHING_FOR_IT" | "NOT_WITH_PROMOTIONS" }
  | { readonly code: string; readonly problem: "MINIMUM_SPEND"; readonly missing: Rupiah };

type Totals = {
  readonly productAmount: Rupiah;
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly pointsUsed: number;
  readonly pointsAmount: Rupiah;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
  readonly totalAmount: Rupiah;
};

/** A basket with its price, and where every rupiah of it comes from. Lists stand in an order of their own. */
export type PricedBasket = {
  readonly lines: readonly PricedLine[];
  readonly parcels: readonly PricedParcel[];
  readonly gifts: readonly PricedGift[];
  readonly records: readonly DiscountRecord[];
  readonly progress: readonly PromotionProgress[];
  /** Null without a coupon. */
  readonly coupon: CouponOutcome | null;
  readonly totals: Totals;
};
