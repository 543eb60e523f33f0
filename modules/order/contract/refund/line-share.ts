import type { OrderDiscount, OrderLineDraft } from "../order-draft.ts";
import type { EarnedReward } from "./earned-reward.ts";

/** Pieces of an order's line. */
export type LineQuantity = { readonly number: number; readonly quantity: number };

export type PricedLine = Pick<
  OrderLineDraft,
  "quantity" | "isGift" | "listAmount" | "productAmount" | "points" | "pointsAmount" | "payAmount"
>;

export type RefundableOrder = {
  readonly lines: readonly PricedLine[];
  readonly discounts: readonly Pick<OrderDiscount, "promotionCode" | "step" | "line" | "amount">[];
  readonly totals: {
    readonly freight: number;
    readonly freightDiscount: number;
    readonly pointsUsed: number;
    readonly pointsAmount: number;
    readonly fee?: number;
  };
  /** Empty for orders that earned nothing together. */
  readonly earned?: readonly EarnedReward[];
};

/** The refund besides the lines: nothing, the freight, or freight and payment fee when the whole order is cancelled. */
export type DeliveryBack = "nothing" | "freight" | "all";

/** An order of a purchase with its returned and cancelled pieces by line, and its delivery. */
export type OrderState = RefundableOrder & {
  readonly back: readonly number[];
  readonly deliveryBack: DeliveryBack;
};

/** The share of some pieces in an amount, counted from the first piece, so that partial shares add up to the whole. */
export const shareOf = (amount: number, units: number, of: number): number =>
  // Amount times pieces stays far below the largest safe integer.
  units >= of ? amount : Math.floor((amount * units) / of);

/** The pieces of each line: several entries of one line are added, capped at the bought quantity. */
export function piecesByLine(lines: readonly PricedLine[], quantities: readonly LineQuantity[]): number[] {
  const counts = lines.map(() => 0);
  for (const { number, quantity } of quantities) {
    if (counts[number] !== undefined) counts[number] += Math.max(0, quantity);
  }
  return counts.map((count, number) => Math.min(count, lines[number]?.quantity ?? 0));
}

/** The kept part of a line's amount. */
export function keptOf({ lines, back }: OrderState, number: number, amount: number): number {
  const line = lines[number];
  return line ? amount - shareOf(amount, back[number] ?? 0, line.quantity) : 0;
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);
