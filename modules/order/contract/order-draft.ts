import type { Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { EarnedReward } from "./refund/earned-reward.ts";

/** The person who receives or picks up an order, as entered at placement. */
export type OrderPerson = {
  readonly firstName: string;
  readonly lastName: string;
  /** As +62… */
  readonly mobile: string;
  /** The address of messages about the order. */
  readonly email: string;
};

/** A copy of the address at placement; later changes of the address book do not affect it. */
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

/** A line with its shares of all discounts, so that its price can be explained later. */
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
  /** The flash sale whose units it took, and how many; null without one. */
  readonly flashSale: { readonly activityCode: string; readonly units: number } | null;
  readonly listAmount: Rupiah;
  /** At the flash-sale price, before all other discounts. */
  readonly productAmount: Rupiah;
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly points: number;
  readonly pointsAmount: Rupiah;
  /** The amount left to pay. */
  readonly payAmount: Rupiah;
};

/** A discount; `line` counts the order's lines from 0, null for the freight. */
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
  /** Its share of the channel's fee. */
  readonly fee: Rupiah;
  readonly totalAmount: Rupiah;
};

/** An order to place: the pieces of one source, delivery method and shipping time (D-42). */
export type OrderDraft = {
  /** 'guest:<guest id>' or 'member:<user code>'. */
  readonly owner: string;
  /** What the buyer was when it was priced, as promotions tell buyers apart; kept when the account is deleted. */
  readonly buyer?: "guest" | "member" | "clubMember";
  /** Shared by all orders of one checkout, which are paid together. */
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
  /** Null for store pickup. */
  readonly address: OrderAddress | null;
  readonly billing: (OrderAddress & { readonly name: string }) | null;
  /** As `JNE:REG`; null for store pickup. */
  readonly service: string | null;
  readonly days: readonly [from: number, to: number] | null;
  /** The first shipping day of a pre-order, as yyyy-mm-dd. */
  readonly shipsFrom: string | null;
  readonly lines: readonly OrderLineDraft[];
  readonly discounts: readonly OrderDiscount[];
  /** The rewards its lines earned together, if any. */
  readonly earned?: readonly EarnedReward[];
  readonly totals: OrderTotals;
  readonly channelCode: string | null;
  readonly couponCode: string | null;
  /** A guest's club number to collect points with (D-18). */
  readonly clubMobile: string | null;
  /** A line has a flash-sale price: the order is due within the hour (D-48). */
  readonly isFlashSale: boolean;
  readonly locale: Locale;
};
