import type { Rupiah } from "#kit/core/rupiah.ts";
import type { ActivityKind } from "../activity-kind.ts";
import type { Audience, BuyerKind } from "../audience.ts";
import type { ChosenRule, PromotionRules } from "../rule/promotion-rule.ts";
import type { PriceBounds } from "./price-bounds.ts";

/** The flash-sale price of a line, limited by the units left in the flash sale and the buyer's limit (D-38). */
type FlashSaleOffer = { readonly activityCode: string; readonly price: Rupiah; readonly units: number };

/** A line to be priced. Lines that cannot be bought are removed before. */
export type BasketLine = {
  readonly lineId: string;
  readonly skuCode: string;
  readonly quantity: number;
  /** Price per piece without any reduction, and the current sale price before flash sales. */
  readonly listPrice: Rupiah;
  readonly salePrice: Rupiah;
  readonly flashSale: FlashSaleOffer | null;
  /** The source it ships from; empty while unknown. */
  readonly sourceCode: string;
  /** Home delivery instead of store pickup. */
  readonly sentHome: boolean;
  /** The purchase-with-purchase offer it was added by; empty for a normal line. */
  readonly activityCode: string;
  /** Codes of the promotions whose scope includes the product, whatever prices they apply to. */
  readonly touchedBy: readonly string[];
};

/** A gift, or an add-on with a price of its own. The first one of a level that is in stock is given. */
export type Giveaway = { readonly skuCode: string; readonly number: number; readonly price: Rupiah };

export type PricingLevel = {
  readonly level: number;
  /** In rupiah, or in pieces when the promotion counts pieces. */
  readonly threshold: number;
  /** Percent or rupiah; null where giveaways are the reward. */
  readonly reward: number | null;
  readonly giveaways: readonly Giveaway[];
};

/** An active promotion with the fields that affect prices. Flash-sale prices are on the lines. */
export type PricingPromotion = PriceBounds & {
  /** Null: for everyone. */
  readonly audience: Audience | null;
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
  /** How an order promotion computes its discount; null or absent: by its levels. */
  readonly rule?: ChosenRule | null;
};

/** A coupon that may be used by this buyer at this moment (D-40). */
export type PricingCoupon = {
  readonly code: string;
  /** Either a percentage, with at most `mostDiscount` rupiah, or an amount. */
  readonly percent: number | null;
  readonly mostDiscount: Rupiah | null;
  readonly amount: Rupiah | null;
  /** Compared with the price after promotions of the lines in the coupon's scope. */
  readonly minimumSpend: Rupiah;
  readonly stackable: boolean;
  /** The lines in the coupon's scope. */
  readonly lineIds: readonly string[];
};

/** Units of a gift at one source, before subtracting the basket's own units. */
export type GiftStock = { readonly skuCode: string; readonly sourceCode: string; readonly available: number };

/** Freight of one parcel before promotions. */
export type Parcel = { readonly parcel: string; readonly freight: Rupiah };

/** The points a buyer wants to pay with: balance and worth of one point (D-16). */
export type PointsPurse = { readonly balance: number; readonly worth: Rupiah };

/** The remaining budget of a promotion in rupiah when the basket was read. */
export type PromotionBudget = { readonly promotionCode: string; readonly left: number };

/** Everything a price depends on. The order of the lists has no effect. */
export type Basket = {
  readonly buyer: BuyerKind;
  readonly lines: readonly BasketLine[];
  readonly promotions: readonly PricingPromotion[];
  readonly giftStock: readonly GiftStock[];
  readonly coupon: PricingCoupon | null;
  /** Empty while the destination is unknown. */
  readonly parcels: readonly Parcel[];
  /** Null when no points are used. */
  readonly points: PointsPurse | null;
  /** Only promotions with a budget; all others are unlimited. */
  readonly budgets?: readonly PromotionBudget[];
  /** The rules of the shop; without them promotions with a rule give nothing. */
  readonly rules?: PromotionRules;
};
