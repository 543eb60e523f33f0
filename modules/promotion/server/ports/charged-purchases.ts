import type { PricingStep } from "../../contract/pricing/priced-basket.ts";

/** A line of an order with the amounts that were charged for it. */
export type ChargedLine = {
  readonly skuCode: string;
  readonly quantity: number;
  readonly isGift: boolean;
  /** The flash sale whose units it took; null without one. */
  readonly flashSale: { readonly activityCode: string; readonly units: number } | null;
  readonly listAmount: number;
  readonly productAmount: number;
  readonly pointsUsed: number;
  readonly pointsAmount: number;
  readonly payAmount: number;
};

/** `line` counts the order's lines from 0; null for what lowered the freight. */
type ChargedDiscount = {
  readonly promotionCode: string;
  readonly step: PricingStep;
  readonly line: number | null;
  readonly amount: number;
};

export type ChargedOrder = {
  readonly code: string;
  /** The key of its parcel in the checkout. */
  readonly parcel: string;
  readonly sourceCode: string;
  readonly sentHome: boolean;
  /** The first shipping day of a pre-order, as yyyy-mm-dd. */
  readonly shipsFrom: string | null;
  readonly freight: number;
  readonly pointsUsed: number;
  readonly pointsAmount: number;
  /** Without the fee of the payment channel. */
  readonly payAmount: number;
  readonly lines: readonly ChargedLine[];
  readonly discounts: readonly ChargedDiscount[];
};

/** The orders of one checkout, which was priced as one basket. */
export type ChargedPurchase = {
  readonly placedAt: Date;
  readonly couponCode: string | null;
  /** The keys that limits per buyer are counted under; empty when the buyer has left. */
  readonly buyerKeys: readonly string[];
  /** What one point of the club pays for. */
  readonly pointWorth: number;
  readonly orders: readonly ChargedOrder[];
};

/** Which orders are simulated: the newest of a period, cancelled ones left out. */
export type PurchaseChoice = { readonly from: Date; readonly until: Date; readonly limit: number };

/** The chosen purchases. They are read in batches, so that memory holds one of them. */
type PurchaseHistory = {
  /** The moment of the first one; null without any. */
  readonly since: Date | null;
  /** Batches in the order in which the purchases were placed; one statement for each. */
  batches(): AsyncIterable<readonly ChargedPurchase[]>;
};

/** Reads placed orders. Orders and checkouts are on higher levels than promotions, so the application passes it in. */
export type PurchaseReader = (choice: PurchaseChoice) => Promise<PurchaseHistory>;

/** The purchase an order was placed with, whatever became of it since; null for an unknown code. */
export type PurchaseFinder = (orderCode: string) => Promise<ChargedPurchase | null>;
