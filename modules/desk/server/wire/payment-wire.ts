import type { Order } from "#modules/order/server/index.ts";
import type { Payment, PaymentAttempt, RefundRecord } from "#modules/payment/server/index.ts";

export const refundOnWire = ({ id, requestedAt, doneAt, gatewayRef, ...refund }: RefundRecord) => ({
  ...refund,
  refundId: id,
  sentAs: gatewayRef,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

/** How the money stands. Nothing on it that could be paid or drawn with. */
export const paymentOnWire = (payment: Payment | null, attempt: PaymentAttempt | null, { channelCode }: Order) => ({
  reference: payment?.reference ?? null,
  status: payment?.status ?? null,
  channelCode: attempt?.channelCode ?? channelCode,
  amount: payment?.amount ?? null,
  refunded: payment?.refunded ?? 0,
  paidAt: payment?.paidAt?.toISOString() ?? null,
  /** What was paid for stays in the house until then. */
  holdUntil: payment?.holdUntil?.toISOString() ?? null,
  flag: payment?.flag ?? null,
});
