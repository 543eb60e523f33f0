import type { Delivery } from "./delivery.ts";

/** The choices a shopper has to make before an order may be placed. */
export type Agreements = {
  readonly terms: boolean;
  readonly dataProtection: boolean;
  readonly consent: boolean;
};

export type Submission = {
  readonly delivery: Delivery;
  readonly channelCode: string | null;
  readonly agreements: Agreements;
  readonly isGuest: boolean;
  readonly totalAmount: number;
  /** A separate invoice address was chosen and is missing. */
  readonly billingUnfinished?: boolean;
};

/** A missing choice, by the specification's message keys (B§5). */
export type CheckoutProblem =
  | "delivery_invalid"
  | "payment_invalid"
  | "tnc_invalid"
  | "data_protection_invalid"
  | "consent_invalid";

const isDelivered = (delivery: Delivery, isGuest: boolean): boolean => {
  if (delivery.type === "storePickup")
    return delivery.storeCode !== null && delivery.receiver !== null && (!isGuest || delivery.receiver.email !== null);
  const known = delivery.addressCode !== null || delivery.address !== null;
  const reachable = !isGuest || (delivery.address !== null && delivery.address.email !== null);
  return known && reachable && delivery.service !== null;
};

/**
 * What keeps an order from being placed, in the order of the page: delivery, payment and terms together,
 * and only when those are well the consent (CK-07). An order of nothing needs no way to pay (CK-08).
 */
export function checkoutProblems(submission: Submission): readonly CheckoutProblem[] {
  const { delivery, channelCode, agreements, isGuest, totalAmount, billingUnfinished = false } = submission;
  const found: CheckoutProblem[] = [];
  if (!isDelivered(delivery, isGuest) || billingUnfinished) found.push("delivery_invalid");
  if (totalAmount > 0 && channelCode === null) found.push("payment_invalid");
  if (!agreements.terms) found.push("tnc_invalid");
  if (!agreements.dataProtection) found.push("data_protection_invalid");
  if (found.length === 0 && !agreements.consent) found.push("consent_invalid");
  return found;
}
