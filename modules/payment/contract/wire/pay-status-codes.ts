import type { PaymentStatus } from "../pay-status.ts";

/** The wire format's codes of a payment (D-51); `refunding` is a paid payment whose refund is under way. */
export const payStatusCodes = {
  unpaid: 0,
  paid: 1,
  refunding: 2,
  refunded: 3,
  failed: 4,
} as const satisfies Readonly<Record<PaymentStatus | "refunding", number>>;
export type PayStatusCode = (typeof payStatusCodes)[keyof typeof payStatusCodes];

/** The code of a payment. A failed one with a live attempt counts as not paid yet. */
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

/** Only one code means paid; anything else, or nothing, does not (PY-09). */
export const isPaid = (payStatus: number | null | undefined): boolean => payStatus === payStatusCodes.paid;
