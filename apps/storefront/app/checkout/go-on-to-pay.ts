import type { Placed } from "#modules/checkout/web/use-checkout.ts";
import { payOrderCodeKey } from "#modules/payment/contract/constants.ts";
import { pointsChanged } from "../club/own-points.ts";

/** After an order is placed: to the gateway's own page, or to ours that shows how to pay (PY-06, PY-16). */
export function goOnToPay({ form, orderCode, vaNumber, totalAmount, paymentMethod }: Placed): void {
  // Points that pay for it are set aside now.
  pointsChanged();
  // What costs nothing has no payment: /payment leads on to the order, and no later visit looks for one.
  if (totalAmount === 0) localStorage.removeItem(payOrderCodeKey);
  else localStorage.setItem(payOrderCodeKey, orderCode ?? "");
  if (form !== null) {
    window.location.assign(form);
    return;
  }
  const query = new URLSearchParams({ order: orderCode ?? "", totalAmount: String(totalAmount ?? 0) });
  if (vaNumber !== null) query.set("vaNumber", vaNumber);
  if (paymentMethod !== null) query.set("paymentMethod", paymentMethod);
  // Back must not lead into a checkout that is over. The page opens as a document, which counts the emptied cart anew.
  window.location.replace(`/payment?${query}`);
}
