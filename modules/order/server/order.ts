import type { Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderAddress, OrderDraft, OrderLineDraft, OrderPerson, OrderTotals } from "../contract/order-draft.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import type { EarnedReward } from "../contract/refund/earned-reward.ts";

/** A line with the counts of its pieces. */
export type OrderLine = OrderLineDraft & {
  /** Shipped, or ready at the store. */
  readonly sent: number;
  readonly cancelled: number;
  /** In an open cancel request; not shipped until it is decided. */
  readonly cancelling: number;
};

/** A placed order. */
export type Order = {
  readonly code: string;
  /** 'guest:<guest id>' or 'member:<user code>'; null once the member's account is deleted. */
  readonly owner: string | null;
  readonly paymentReference: string;
  readonly status: OrderStatus;
  readonly deliveryMethod: DeliveryMethod;
  readonly sourceCode: string;
  readonly store: OrderDraft["store"];
  readonly receiver: OrderPerson;
  readonly address: OrderAddress | null;
  readonly billing: OrderDraft["billing"];
  readonly service: string | null;
  readonly days: readonly [from: number, to: number] | null;
  readonly shipsFrom: string | null;
  /** The rewards its lines earned together, with the thresholds at placement. */
  readonly earned: readonly EarnedReward[];
  readonly totals: OrderTotals;
  readonly channelCode: string | null;
  readonly couponCode: string | null;
  readonly clubMobile: string | null;
  readonly isFlashSale: boolean;
  readonly locale: Locale;
  readonly placedAt: Date;
  readonly paymentDue: Date | null;
  readonly movesOnAt: Date | null;
  readonly confirmCode: string | null;
  readonly cancelReason: string | null;
  readonly lines: readonly OrderLine[];
  /** The refunded part of the total. */
  readonly refundedAmount: Rupiah;
  readonly refundedPoints: number;
  /** It is closed, and `refundedAmount` includes the refund of that. */
  readonly refundNoted: boolean;
  /** When it was received or picked up. */
  readonly receivedAt: Date | null;
  /** When its shopper reported to be at the store. */
  readonly pickupAskedAt: Date | null;
  readonly hasReturns: boolean;
  /** How often staff changed it before it was packed. */
  readonly edits: number;
};

declare const held: unique symbol;

/** An order that is locked until the transaction ends. */
export type LockedOrder = Order & { readonly [held]: true };

/** A recorded transition of an order. */
export type OrderEvent = {
  readonly transition: string;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly actor: string;
  readonly reason: string | null;
  readonly at: Date;
};
