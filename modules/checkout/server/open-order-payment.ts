import { setTimeout as sleep } from "node:timers/promises";
import { rupiah } from "#kit/core/rupiah.ts";
import {
  bringBegun,
  isLive,
  type PaymentAttempt,
  type PaymentWish,
  paymentOf,
  shownAttempt,
} from "#modules/payment/server/index.ts";
import type { PlaceDeps } from "./place-deps.ts";
import type { PlacedOrders, WrittenOrders } from "./write-orders.ts";

/**
 * Who presses twice asks while the first press still waits for the gateway; both shall show the same number. After a second
 * the order is shown without: its page brings the number as soon as there is one.
 */
const looks = 4;
const betweenMs = 250;

/** What is to be paid for placed orders; the same orders are always the same wish. */
export const wishOf = (
  { publicUrl }: Pick<PlaceDeps, "publicUrl">,
  { totalAmount, paymentReference, payer, expiresAt, orderCodes, channelCode }: PlacedOrders,
): PaymentWish => ({
  reference: paymentReference,
  amount: rupiah(totalAmount),
  channelCode: channelCode ?? "",
  payer,
  returnUrl: `${publicUrl}/pay-callback?order=${encodeURIComponent(orderCodes.join(","))}`,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
  key: `checkout:${paymentReference}`,
});

/** Orders as they are to be paid for now; `payment` is null when no charge can be paid. */
export type OrdersToPay = { readonly placed: PlacedOrders; readonly payment: PaymentAttempt | null };

/**
 * Opens the payment that was begun with the orders, after they are there: no transaction waits for a gateway. Orders that were
 * there before are only read (D-90): another channel may have been chosen since, the money may have come, or nobody waits for it
 * any more. A gateway that refuses or does not answer leaves the orders as they are; the shopper pays from their page.
 */
export async function openOrderPayment(deps: PlaceDeps, { placed, begun }: WrittenOrders): Promise<OrdersToPay> {
  if (placed.channelCode === null || placed.totalAmount === 0) return { placed, payment: null };
  if (begun) {
    const opened = await bringBegun(deps.payments, begun);
    if (opened.ok && opened.value.state !== "opening") return { placed, payment: opened.value };
  }
  return paymentNow(deps, placed);
}

async function paymentNow({ database }: PlaceDeps, placed: PlacedOrders): Promise<OrdersToPay> {
  const { paymentReference: reference } = placed;
  let attempt = await shownAttempt(database.kysely, reference);
  for (let look = 0; look < looks && attempt?.state === "opening"; look += 1) {
    await sleep(betweenMs);
    attempt = await shownAttempt(database.kysely, reference);
  }
  const payment = await paymentOf(database.kysely, reference);
  const now = {
    ...placed,
    totalAmount: payment?.amount ?? placed.totalAmount,
    channelCode: attempt?.channelCode ?? placed.channelCode,
  };
  return { placed: now, payment: attempt && isLive(attempt) ? attempt : null };
}
