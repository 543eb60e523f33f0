import type { Rupiah } from "#kit/core/rupiah.ts";
import type { ActivityKind } from "../activity-kind.ts";
import type { TierProgress } from "../tier-progress.ts";

/** The steps in which a basket is priced, in their order (D-37). */
export const pricingSteps = { flashSale: 1, item: 2, tier: 3, coupon: 4, freeShipping: 5, points: 6 } as const;

export type PricingStep = (typeof pricingSteps)[keyof typeof pricingSteps];

/** The promotion code of point records. */
export const pointsCode = "POINTS";

/** One discount: which promotion, in which step, on which line or parcel. */
export type DiscountRecord = {
  /** The promotion's or the coupon's code; `pointsCode` for points. */
  readonly promotionCode: string;
  readonly step: PricingStep;
  /** Null for a freight discount. */
  readonly lineId: string | null;
  readonly parcel: string | null;
  readonly amount: Rupiah;
};

export type PricedLine = {
  readonly lineId: string;
  readonly quantity: number;
  /** Without any discount. */
  readonly listAmount: Rupiah;
  /** After step 1: the summary's product amount. */
  readonly productAmount: Rupiah;
  /** After step 2: the amount the line shows. */
  readonly lineAmount: Rupiah;
  /** Steps 2 and 3. */
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly points: number;
  readonly pointsAmount: Rupiah;
  /** The amount left to pay. */
  readonly payAmount: Rupiah;
  /** Number of units at the flash-sale price, and at the price of the add-on offer. */
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

/** A gift that is given, from a source another line ships from (PR-13). */
export type PricedGift = {
  readonly promotionCode: string;
  readonly skuCode: string;
  readonly quantity: number;
  readonly sourceCode: string;
};

/**
 * Why a gift is not given: the level is not reached, it is out of stock, or its stock is only at sources no other line
 * ships from.
 */
export type GiftProblem = "NOT_REACHED" | "OUT_OF_STOCK" | "OTHER_SOURCE";

/** A basket's progress in a promotion with levels. */
export type PromotionProgress = TierProgress & {
  readonly promotionCode: string;
  readonly kind: ActivityKind;
  /** Rupiah or pieces of the counted lines. */
  readonly value: number;
  /** Null when the gift is given, and for promotions without gifts. */
  readonly giftProblem: GiftProblem | null;
  /** Why the next level's gift could not be given; null when it could, and for promotions without gifts. */
  readonly nextGiftProblem: Exclude<GiftProblem, "NOT_REACHED"> | null;
};

/** The result of applying a coupon. */
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

/** A priced basket with a record for each discount. Its lists are in canonical order. */
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
