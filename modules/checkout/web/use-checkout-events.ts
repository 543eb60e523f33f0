import { useEffect } from "react";
import type { TrackedItem } from "#modules/tracking/contract/shop-event.ts";
import { track } from "#modules/tracking/web/track.ts";
import type { CheckoutLine, CheckoutView } from "../contract/checkout-view.ts";
import type { Delivery } from "../contract/delivery.ts";

const itemOf = ({ productCode, skuCode, name, unitPrice, quantity }: CheckoutLine): TrackedItem => ({
  code: productCode,
  variant: skuCode,
  name,
  price: unitPrice,
  quantity,
});

/** The chosen delivery method; null until the destination is known. */
function shippingTier(delivery: Delivery): string | null {
  if (delivery.type === "storePickup") return delivery.storeCode === null ? null : `pickup ${delivery.storeCode}`;
  return delivery.address === null && delivery.addressCode === null ? null : delivery.service;
}

/** Reports the steps of a checkout once the shop has accepted them (D-67). */
export function useCheckoutEvents(view: CheckoutView): void {
  const { checkoutId: checkout, channelCode } = view;
  const shipping = shippingTier(view.delivery);
  // The products are read when a step happens; a changed total alone is none.
  const event = { checkout, items: view.lines.map(itemOf), value: view.totals.totalAmount };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for each checkout
  useEffect(() => {
    track({ name: "begin_checkout", ...event, ...(view.coupon ? { coupon: view.coupon.code } : {}) });
  }, [checkout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for each way of delivery
  useEffect(() => {
    if (shipping !== null) track({ name: "add_shipping_info", shipping, ...event });
  }, [checkout, shipping]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for each payment method
  useEffect(() => {
    if (channelCode !== null) track({ name: "add_payment_info", payment: channelCode, ...event });
  }, [checkout, channelCode]);
}
