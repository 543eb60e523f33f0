import type { BuyerKind } from "../../contract/audience.ts";
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

/** `line` is the index of the order's line; null for a freight discount. */
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

/** The orders of one checkout, priced together as one basket. */
export type ChargedPurchase = {
  readonly placedAt: Date;
  readonly couponCode: string | null;
  /** The buyer's keys for limits per buyer; empty when the member's account was deleted. */
  readonly buyerKeys: readonly string[];
  /** What the buyer may have been when the purchase was priced; one kind, unless that is unknown. */
  readonly buyers: readonly BuyerKind[];
  /** The value of one club point. */
  readonly pointWorth: number;
  readonly orders: readonly ChargedOrder[];
};

/** Selects orders for a simulation: the newest of a period without cancelled ones. */
export type PurchaseChoice = { readonly from: Date; readonly until: Date; readonly limit: number };

/** The selected purchases. They are read in batches, so that memory holds only one batch. */
type PurchaseHistory = {
  /** When the first one was placed; null without any. */
  readonly since: Date | null;
  /** Batches in the order of placement; one statement for each. */
  batches(): AsyncIterable<readonly ChargedPurchase[]>;
};

/**
 * Reads placed orders. Orders and checkouts are above promotions in the module order, so the application injects this
 * function.
 */
export type PurchaseReader = (choice: PurchaseChoice) => Promise<PurchaseHistory>;

/** The purchase an order was placed with, whatever became of it since; null for an unknown code. */
export type PurchaseFinder = (orderCode: string) => Promise<ChargedPurchase | null>;
