import type { Rupiah } from "#kit/core/rupiah.ts";
import type { CheckoutAddress, Delivery, DeliveryOffer, PickupOffer } from "./delivery.ts";

/** One thing being bought, with the price the shopper was shown. */
export type CheckoutLine = {
  readonly lineId: string;
  readonly skuCode: string;
  readonly productCode: string;
  readonly name: string;
  /** Such as "Red, M". */
  readonly variant: string;
  readonly picture: string | null;
  readonly quantity: number;
  readonly unitPrice: Rupiah;
  readonly usualPrice: Rupiah;
  /** All pieces together, before discounts of the whole order. */
  readonly amount: Rupiah;
  readonly isGift: boolean;
  readonly isPreorder: boolean;
  /** The day a pre-order is released, and the days between which it arrives, as yyyy-mm-dd; null for stocked products. */
  readonly release: { readonly day: string; readonly from: string; readonly to: string } | null;
  /** Why it cannot be bought now; null when it can. */
  readonly problem: string | null;
};

/** Where a rupiah of discount comes from (D-37). */
export type DiscountRecord = {
  readonly promotionCode: string;
  readonly name: string;
  readonly lineId: string | null;
  /** Included in the amounts of the lines, or a discount of the order. */
  readonly counted: "inLines" | "inOrder";
  readonly amount: Rupiah;
};

/** The price summary (EN-29). */
export type CheckoutTotals = {
  readonly productAmount: Rupiah;
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly pointsUsed: number;
  readonly pointsAmount: Rupiah;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
  readonly paymentFee: Rupiah;
  readonly totalAmount: Rupiah;
};

/** Everything the checkout page shows: a snapshot that is open for half an hour and looked at again when the order is placed (D-43). */
export type CheckoutView = {
  readonly checkoutId: string;
  /** As an ISO time. */
  readonly expiresAt: string;
  readonly isGuest: boolean;
  readonly lines: readonly CheckoutLine[];
  readonly delivery: Delivery;
  /** Where the invoice goes when that is somewhere else (CK-02). */
  readonly billing: CheckoutAddress | null;
  readonly deliveryOffers: readonly DeliveryOffer[];
  readonly pickupOffers: readonly PickupOffer[];
  readonly channelCode: string | null;
  readonly coupon: { readonly code: string; readonly name: string } | null;
  /** Points are on: the PIN was right and they make this order cheaper. */
  readonly usesPoints: boolean;
  /** The club number a guest collects points with, as +62…; null without one. */
  readonly clubMobile: string | null;
  /** Cash on delivery is possible: it is sent, and holds no pre-orders beside products from stock (CK-22, PY-18). */
  readonly supportsCod: boolean;
  readonly discounts: readonly DiscountRecord[];
  readonly totals: CheckoutTotals;
  /** How many orders it becomes: each source, way and time of delivery is one (D-42). */
  readonly orderCount: number;
  /** The points its products earn once it is completed. */
  readonly earnPoints: number;
};
