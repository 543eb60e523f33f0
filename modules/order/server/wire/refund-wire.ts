import type { RefundSummary } from "../../contract/refund/refund-summary.ts";

/** What goes back and why, in the words of the wire. */
export const refundOnWire = ({ gifts, money, ...rest }: RefundSummary) => ({
  ...rest,
  amount: money,
  gifts: gifts.map(({ name, quantity }) => ({ skuName: name, count: quantity })),
});
