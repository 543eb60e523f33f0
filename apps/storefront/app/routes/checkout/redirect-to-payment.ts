import type { Placed } from "#modules/checkout/web/use-checkout.ts";
import { payOrderCodeKey } from "#modules/payment/contract/constants.ts";
import { pointsChanged } from "../loyalty/points-cache.ts";

/** After an order is placed: redirects to the gateway's page or to our payment page (PY-06, PY-16). */
export function redirectToPayment({ form, orderCode, vaNumber, totalAmount, paymentMethod }: Placed): void {
  // Placing the order reserved its points, so the cached balance is stale.
  pointsChanged();
  // A free order has no payment: /payment redirects to the order, and no payment reference is stored.
  if (totalAmount === 0) localStorage.removeItem(payOrderCodeKey);
  else localStorage.setItem(payOrderCodeKey, orderCode ?? "");
  if (form !== null) {
    window.location.assign(form);
    return;
  }
  const query = new URLSearchParams({ order: orderCode ?? "", totalAmount: String(totalAmount ?? 0) });
  if (vaNumber !== null) query.set("vaNumber", vaNumber);
  if (paymentMethod !== null) query.set("paymentMethod", paymentMethod);
  // Replaces the history entry, since the checkout is closed. A document load also refreshes the cart badge.
  window.location.replace(`/payment?${query}`);
}
