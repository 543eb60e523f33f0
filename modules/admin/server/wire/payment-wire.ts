import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { Order } from "#modules/order/server/index.ts";
import {
  methodNames,
  type Payment,
  type PaymentAttempt,
  type RefundRecord,
  readChannels,
} from "#modules/payment/server/index.ts";

/** The name of a payment method; one that is no longer offered keeps its code. */
export type ChannelNames = (channelCode: string) => string;

export async function channelNames(db: Kysely<unknown>, locale: Locale): Promise<ChannelNames> {
  const nameOf = methodNames(await readChannels(db), locale);
  return (code) => nameOf(code) ?? code;
}

export const refundOnWire = (
  { id, reference, amount, reason, state, channelCode, note, requestedAt, doneAt, gatewayRef }: RefundRecord,
  nameOf: ChannelNames,
) => ({
  refundId: id,
  ...{ reference, amount, reason, state, channelCode, note },
  channelName: nameOf(channelCode),
  sentAs: gatewayRef,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

/** The state of the payment. Without data that would allow paying. */
export function paymentOnWire(
  payment: Payment | null,
  attempt: PaymentAttempt | null,
  order: Order,
  { nameOf, now }: { readonly nameOf: ChannelNames; readonly now: Date },
) {
  const channelCode = attempt?.channelCode ?? order.channelCode;
  return {
    reference: payment?.reference ?? null,
    status: payment?.status ?? null,
    channelCode,
    channelName: channelCode === null ? null : nameOf(channelCode),
    amount: payment?.amount ?? null,
    refunded: payment?.refunded ?? 0,
    paidAt: payment?.paidAt?.toISOString() ?? null,
    /** Nothing is shipped before this time; null when it is over. */
    holdUntil: payment?.holdUntil && payment.holdUntil > now ? payment.holdUntil.toISOString() : null,
    flag: payment?.flag ?? null,
  };
}
