import { setTimeout as sleep } from "node:timers/promises";
import { rupiah } from "#kit/core/rupiah.ts";
import {
  isLive,
  openCharge,
  type PaymentAttempt,
  type PaymentRequest,
  paymentOf,
  shownAttempt,
} from "#modules/payment/server/index.ts";
import type { PlaceDeps } from "./place-deps.ts";
import type { PlacedOrders, WrittenOrders } from "./placed-orders.ts";

/**
 * A second submit arrives while the first still waits for the gateway, and must show the same virtual account. After one second of polling the
 * order is shown without it; its page shows the number as soon as there is one.
 */
const attemptNumbers = 4;
const betweenMs = 250;

/** The payment request for placed orders. Deterministic: the same orders give the same idempotency key. */
export const wishOf = (
  { publicUrl }: Pick<PlaceDeps, "publicUrl">,
  { totalAmount, paymentReference, payer, expiresAt, orderCodes, channelCode }: PlacedOrders,
): PaymentRequest => ({
  reference: paymentReference,
  amount: rupiah(totalAmount),
  channelCode: channelCode ?? "",
  payer,
  returnUrl: `${publicUrl}/pay-callback?order=${encodeURIComponent(orderCodes.join(","))}`,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
  key: `checkout:${paymentReference}`,
});

/** Placed orders with their current charge; `payment` is null when there is no live charge. */
export type OrdersToPay = { readonly placed: PlacedOrders; readonly payment: PaymentAttempt | null };

/**
 * Opens the charge at the gateway after the orders are committed, so that no transaction waits for a gateway. For orders placed by an earlier
 * request the charge is only read (D-90): the channel may have changed, the payment may have arrived, or the order may be closed. When the
 * gateway refuses or does not answer, the orders stay and the shopper pays from the order page.
 */
export async function openOrderPayment(deps: PlaceDeps, { placed, started }: WrittenOrders): Promise<OrdersToPay> {
  // There is no channel exactly where nothing is to be paid.
  if (placed.channelCode === null) return { placed, payment: null };
  if (started) {
    const opened = await openCharge(deps.payments, started);
    if (opened.ok && opened.value.state !== "opening") return { placed, payment: opened.value };
  }
  return paymentNow(deps, placed);
}

async function paymentNow({ database }: PlaceDeps, placed: PlacedOrders): Promise<OrdersToPay> {
  const { paymentReference: reference } = placed;
  let attempt = await shownAttempt(database.kysely, reference);
  for (let attemptNumber = 0; attemptNumber < attemptNumbers && attempt?.state === "opening"; attemptNumber += 1) {
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
