/** How a payment stands, from weak to strong: it only climbs, but for a reversal (D-50). */
export const paymentStatuses = ["unpaid", "failed", "paid", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The codes of the wire (D-51). */
export const payStatusCodes = { unpaid: 0, paid: 1, refunding: 2, refunded: 3, failed: 4 } as const;
export type PayStatusCode = (typeof payStatusCodes)[keyof typeof payStatusCodes];

/** What the wire calls a payment. A failed one that is being tried again is simply not paid yet. */
export function payStatusOf(payment: {
  readonly status: PaymentStatus;
  readonly live: boolean;
  readonly refunding: boolean;
}): PayStatusCode {
  if (payment.status === "refunded") return payStatusCodes.refunded;
  if (payment.status === "paid") return payment.refunding ? payStatusCodes.refunding : payStatusCodes.paid;
  if (payment.status === "failed" && !payment.live) return payStatusCodes.failed;
  return payStatusCodes.unpaid;
}

/** Only 1 is paid; anything else, or nothing, is not (PY-09). */
export const isPaid = (payStatus: number | null | undefined): boolean => payStatus === payStatusCodes.paid;
