import type { CodesOf } from "#kit/core/wire-codes.ts";
import type { DeliveryMethod } from "../delivery-method.ts";

/** The specification's codes of the delivery methods, on the wire and in the database (ADR 0078). */
export const deliveryMethodCodes = {
  /** A courier brings it to the address. */
  homeDelivery: "11",
  /** The shopper collects it from a store. */
  storePickup: "21",
} as const satisfies CodesOf<DeliveryMethod>;
