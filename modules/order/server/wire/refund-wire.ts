import type { RefundSummary } from "../../contract/refund/refund-summary.ts";

/** A refund summary in wire format. */
export const refundOnWire = ({ gifts, money, ...rest }: RefundSummary) => ({
  ...rest,
  amount: money,
  gifts: gifts.map(({ name, quantity }) => ({ skuName: name, count: quantity })),
});
