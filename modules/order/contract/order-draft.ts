import type { Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { EarnedReward } from "./refund/earned-reward.ts";

/** A person who receives or fetches an order, as they were when it was placed. */
export type OrderPerson = {
  readonly firstName: string;
  readonly lastName: string;
  /** As +62… */
  readonly mobile: string;
  /** Where letters about the order go. */
  readonly email: string;
};

/** An address as it was when the order was placed; later changes of the address book do not touch it. */
export type OrderAddress = {
  /** 2 personal, 1 corporate. */
  readonly type: string;
  readonly companyName: string;
  readonly taxId: string;
  readonly address1: string;
  readonly state: string;
  readonly stateName: string;
  readonly city: string;
  readonly cityName: string;
  readonly district: string;
  readonly districtName: string;
  readonly zip: string;
};

/** One line with its share of everything: what it costs can be explained without asking anybody. */
export type OrderLineDraft = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly categoryCode: string;
  readonly barcode: string;
  readonly extCode: string;
  /** In the shopper's language. */
  readonly name: string;
  readonly attributes: readonly { readonly code: string; readonly name: string; readonly value: string }[];
  readonly picture: string | null;
  readonly quantity: number;
  readonly isGift: boolean;
  /** The campaign whose units it took, and how many of them; null without one. */
  readonly campaign: { readonly activityCode: string; readonly units: number } | null;
  readonly listAmount: Rupiah;
  /** After the campaign's price, before all other discounts. */
  readonly productAmount: Rupiah;
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly points: number;
  readonly pointsAmount: Rupiah;
  /** What is left to pay for it. */
  readonly payAmount: Rupiah;
};

/** Where a rupiah less comes from; `line` counts the order's lines from 0, null for its freight. */
export type OrderDiscount = {
  readonly promotionCode: string;
  readonly name: string;
  readonly step: number;
  readonly line: number | null;
  readonly amount: Rupiah;
};

export type OrderTotals = {
  readonly productAmount: Rupiah;
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly pointsUsed: number;
  readonly pointsAmount: Rupiah;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
  /** Its share of what the payment channel costs. */
  readonly fee: Rupiah;
  readonly totalAmount: Rupiah;
};

/** One order to be: what leaves one place, one way, at one time (D-42). */
export type OrderDraft = {
  /** 'guest:<guest id>' or 'member:<user code>'. */
  readonly owner: string;
  /** Shared by all orders of one checkout: what is paid for together. */
  readonly paymentReference: string;
  readonly deliveryMethod: "homeDelivery" | "storePickup";
  readonly sourceCode: string;
  readonly store: {
    readonly code: string;
    readonly name: string;
    readonly address1: string;
    readonly latitude?: number | null;
    readonly longitude?: number | null;
  } | null;
  readonly receiver: OrderPerson;
  /** Null when it is fetched. */
  readonly address: OrderAddress | null;
  readonly billing: (OrderAddress & { readonly name: string }) | null;
  /** As `JNE:REG`; null when it is fetched. */
  readonly service: string | null;
  readonly days: readonly [from: number, to: number] | null;
  /** A pre-order leaves no earlier, as yyyy-mm-dd. */
  readonly shipsFrom: string | null;
  readonly lines: readonly OrderLineDraft[];
  readonly discounts: readonly OrderDiscount[];
  /** What its lines earned together; left out when nothing. */
  readonly earned?: readonly EarnedReward[];
  readonly totals: OrderTotals;
  readonly channelCode: string | null;
  readonly couponCode: string | null;
  /** A guest's club number to collect points with (D-18). */
  readonly clubMobile: string | null;
  /** Some line has a campaign's price: it is paid for within the hour (D-48). */
  readonly isFlashSale: boolean;
  readonly locale: Locale;
};
