import type { AdminRefundsResult } from "./refunds.graphql.gen.ts";

export type RefundRow = AdminRefundsResult["adminRefunds"][number];
export type SentRefundRow = AdminRefundsResult["adminSentRefunds"][number];

const reasons = [
  "ORDER_CLOSED",
  "ITEMS_CANCELLED",
  "RETURN",
  "AMOUNT_MISMATCH",
  "PAID_TWICE",
  "PAID_AFTER_CLOSE",
] as const;

/** The text key of a refund's reason; null for one that has no text. */
export function refundReasonKey(reason: string) {
  const known = reasons.find((one) => one === reason);
  return known ? (`refund_reason_${known}` as const) : null;
}
