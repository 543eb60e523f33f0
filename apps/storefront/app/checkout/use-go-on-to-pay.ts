import type { NavigateFunction } from "react-router";
import type { Placed } from "#modules/checkout/web/use-checkout.ts";
import { payOrderCodeKey } from "#modules/payment/contract/constants.ts";

/** After an order is placed: to the gateway's own page, or to ours that shows how to pay (PY-06, PY-16). */
export const useGoOnToPay = (navigate: NavigateFunction) => (placed: Placed) => {
  const { form, orderCode, vaNumber, totalAmount, paymentMethod } = placed;
  localStorage.setItem(payOrderCodeKey, orderCode ?? "");
  if (form !== null) return window.location.assign(form);
  const query = new URLSearchParams({ order: orderCode ?? "", totalAmount: String(totalAmount ?? 0) });
  if (vaNumber !== null) query.set("vaNumber", vaNumber);
  if (paymentMethod !== null) query.set("paymentMethod", paymentMethod);
  // Back must not lead into a checkout that is over.
  return void navigate(`/payment?${query}`, { replace: true });
};
