import type { Delivery } from "../contract/delivery.ts";
import type { CheckoutTextKey } from "./checkout-text.ts";

/** Which words stand for an unknown freight: no address yet, or no service goes there. Null when it is known. */
export function freightKey(delivery: Delivery): Extract<CheckoutTextKey, "freight_later" | "freight_none"> | null {
  if (delivery.type === "storePickup" || delivery.service !== null) return null;
  return delivery.address === null ? "freight_later" : "freight_none";
}
