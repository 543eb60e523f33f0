import type { Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderAddress, OrderDraft, OrderLineDraft, OrderPerson, OrderTotals } from "../contract/order-draft.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import type { EarnedReward } from "../contract/refund/earned-reward.ts";

/** A line, and what has become of its pieces. */
export type OrderLine = OrderLineDraft & {
  /** Have left, or lie ready at the store. */
  readonly sent: number;
  readonly cancelled: number;
  /** Somebody asked to call them off; they do not leave until that is decided. */
  readonly cancelling: number;
};

/** An order as it stands. */
export type Order = {
  readonly code: string;
  /** 'guest:<guest id>' or 'member:<user code>'; null once the member has left. */
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
  /** What its lines earned together, with the thresholds as they were. */
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
  /** Of the total, what went back for pieces called off or returned. */
  readonly refundedAmount: Rupiah;
  readonly refundedPoints: number;
  /** It is closed, and what went back then is in `refundedAmount`. */
  readonly refundNoted: boolean;
  /** When it was received or fetched. */
  readonly receivedAt: Date | null;
  /** When its shopper said that they are at the store; the store confirms. */
  readonly pickupAskedAt: Date | null;
  readonly hasReturns: boolean;
};

declare const held: unique symbol;

/** An order nobody else changes until the transaction ends. */
export type LockedOrder = Order & { readonly [held]: true };

/** One change of an order. */
export type OrderEvent = {
  readonly transition: string;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly actor: string;
  readonly reason: string | null;
  readonly at: Date;
};
