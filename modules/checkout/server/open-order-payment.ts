import { setTimeout as sleep } from "node:timers/promises";
import { rupiah } from "#kit/core/rupiah.ts";
import { openPayment, type PaymentAttempt } from "#modules/payment/server/index.ts";
import type { PlaceDeps } from "./place-deps.ts";
import type { PlacedOrders } from "./write-orders.ts";

/** Who presses twice asks while the first press still waits for the gateway; both shall show the same number. */
const looks = 8;
const betweenMs = 250;

/**
 * Opens the payment of placed orders, after they are there: no transaction waits for a gateway. Asked again it answers
 * the same. A gateway that refuses or does not answer leaves the orders as they are; the shopper pays from their page.
 */
export async function openOrderPayment(deps: PlaceDeps, placed: PlacedOrders): Promise<PaymentAttempt | null> {
  if (placed.channelCode === null || placed.totalAmount === 0) return null;
  let attempt = await open(deps, placed, placed.channelCode);
  for (let look = 0; look < looks && attempt?.state === "opening"; look += 1) {
    await sleep(betweenMs);
    attempt = await open(deps, placed, placed.channelCode);
  }
  return attempt;
}

async function open(deps: PlaceDeps, placed: PlacedOrders, channelCode: string): Promise<PaymentAttempt | null> {
  const { totalAmount, paymentReference, payer, expiresAt, orderCodes } = placed;
  const opened = await openPayment(deps.payments, {
    reference: paymentReference,
    amount: rupiah(totalAmount),
    channelCode,
    payer,
    returnUrl: `${deps.publicUrl}/pay-callback?order=${encodeURIComponent(orderCodes.join(","))}`,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    key: `checkout:${paymentReference}`,
  });
  return opened.ok ? opened.value : null;
}
