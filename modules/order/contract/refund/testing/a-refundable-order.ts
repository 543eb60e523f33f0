import { rupiah } from "#kit/core/rupiah.ts";
import type { PricedLine, RefundableOrder } from "../line-share.ts";

/** Two pieces for Rp 300.000 with a tenth off. */
export const aPaidLine = (change: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 2,
  isGift: false,
  listAmount: rupiah(320_000),
  productAmount: rupiah(300_000),
  points: 0,
  pointsAmount: rupiah(0),
  payAmount: rupiah(270_000),
  ...change,
});

/** One line, and Rp 18.000 for its freight. */
export const aRefundableOrder = (change: Partial<RefundableOrder> = {}): RefundableOrder => ({
  lines: [aPaidLine()],
  discounts: [],
  totals: { freight: 18_000, freightDiscount: 0, pointsUsed: 0, pointsAmount: 0 },
  earned: [],
  ...change,
});
