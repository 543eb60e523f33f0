import { setTimeout as sleep } from "node:timers/promises";
import { rupiah } from "#kit/core/rupiah.ts";
import { bringBegun, openPayment, type PaymentAttempt, type PaymentWish } from "#modules/payment/server/index.ts";
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

/**
 * Opens the payment of placed orders, after they are there: no transaction waits for a gateway. Asked again it answers
 * the same. A gateway that refuses or does not answer leaves the orders as they are; the shopper pays from their page.
 */
export async function openOrderPayment(
  deps: PlaceDeps,
  { placed, begun }: WrittenOrders,
): Promise<PaymentAttempt | null> {
  if (placed.channelCode === null || placed.totalAmount === 0) return null;
  let attempt = await (begun
    ? bringBegun(deps.payments, begun)
    : openPayment(deps.payments, wishOf(deps, placed))
  ).then(attemptOf);
  for (let look = 0; look < looks && attempt?.state === "opening"; look += 1) {
    await sleep(betweenMs);
    attempt = attemptOf(await openPayment(deps.payments, wishOf(deps, placed)));
  }
  return attempt;
}

const attemptOf = (opened: Awaited<ReturnType<typeof openPayment>>): PaymentAttempt | null =>
  opened.ok ? opened.value : null;
