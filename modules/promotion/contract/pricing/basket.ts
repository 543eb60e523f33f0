import type { Rupiah } from "#kit/core/rupiah.ts";
import type { ActivityKind } from "../activity-kind.ts";

/** The price a flash sale gives a line, for as many units as the flash sale and the buyer's allowance have left (D-38). */
type FlashSaleOffer = { readonly activityCode: string; readonly price: Rupiah; readonly units: number };

/** One line to be priced. What cannot be bought is left out before. */
export type BasketLine = {
  readonly lineId: string;
  readonly skuCode: string;
  readonly quantity: number;
  /** What one costs without any reduction, and what it costs today before flash sales. */
  readonly listPrice: Rupiah;
  readonly salePrice: Rupiah;
  readonly flashSale: FlashSaleOffer | null;
  /** Where it leaves from; empty while unknown. */
  readonly sourceCode: string;
  /** Sent home, rather than fetched from a store. */
  readonly sentHome: boolean;
  /** The purchase-with-purchase offer it was added by; empty for what is bought for itself. */
  readonly activityCode: string;
  /** The promotions whose scope has it. */
  readonly touchedBy: readonly string[];
};

/** Something a level gives, or sells at a price of its own; in the order in which gifts stand in for each other. */
export type Giveaway = { readonly skuCode: string; readonly number: number; readonly price: Rupiah };

export type PricingLevel = {
  readonly level: number;
  /** Rupiah, or pieces when the promotion counts them. */
  readonly threshold: number;
  /** Percent or rupiah; null where giveaways are the reward. */
  readonly reward: number | null;
  readonly giveaways: readonly Giveaway[];
};

/** A running promotion, as far as it bears on prices. Flash-sale prices are on the lines themselves. */
export type PricingPromotion = {
  readonly code: string;
  readonly kind: ActivityKind;
  readonly priority: number;
  readonly exclusive: boolean;
  readonly stackable: boolean;
  readonly amountByQty: boolean;
  readonly rewardByPercentage: boolean;
  readonly pwpCountsForTiers: boolean;
  readonly mostTimes: number;
  readonly levels: readonly PricingLevel[];
};

/** A coupon that may be used by this buyer at this moment (D-40). */
export type PricingCoupon = {
  readonly code: string;
  /** Either a percentage, with at most `mostDiscount` rupiah, or an amount. */
  readonly percent: number | null;
  readonly mostDiscount: Rupiah | null;
  readonly amount: Rupiah | null;
  /** Counted after promotions, over the lines it is good for. */
  readonly minimumSpend: Rupiah;
  readonly stackable: boolean;
  /** The lines it is good for. */
  readonly lineIds: readonly string[];
};

/** Units of a gift in one place, before what the basket itself takes from there. */
export type GiftStock = { readonly skuCode: string; readonly sourceCode: string; readonly available: number };

/** What sending one parcel costs before promotions. */
export type Parcel = { readonly parcel: string; readonly freight: Rupiah };

/** The points a buyer wants to pay with: how many there are, and what one is worth (D-16). */
export type PointsPurse = { readonly balance: number; readonly worth: Rupiah };

/** What a promotion may still give, in rupiah, at the moment the basket was read. */
export type PromotionBudget = { readonly promotionCode: string; readonly left: number };

/** Everything a price depends on. The order of the lists means nothing. */
export type Basket = {
  readonly lines: readonly BasketLine[];
  readonly promotions: readonly PricingPromotion[];
  readonly giftStock: readonly GiftStock[];
  readonly coupon: PricingCoupon | null;
  /** Empty while the destination is unknown. */
  readonly parcels: readonly Parcel[];
  /** Null: no points are used. */
  readonly points: PointsPurse | null;
  /** Of promotions with a budget; others give without end. */
  readonly budgets?: readonly PromotionBudget[];
};
