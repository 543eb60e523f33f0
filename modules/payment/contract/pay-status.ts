/** How a payment stands, from weak to strong: it only climbs, but for a reversal (D-50). */
export const paymentStatuses = ["unpaid", "failed", "paid", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
