/** The statuses of a payment in ascending order: only a reversal lowers it (D-50). */
export const paymentStatuses = ["unpaid", "failed", "paid", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
