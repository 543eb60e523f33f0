import type { PaidOrder } from "../store/paid-together.ts";

export type { PaidOrder };

/** The purchase an order belongs to (D-87): which orders one payment is for, and its amount; null for an order paid alone. */
export function paidTogetherOnWire(orders: readonly PaidOrder[]) {
  if (orders.length < 2) return null;
  return {
    amount: orders.reduce((sum, { amount }) => sum + amount, 0),
    orders: orders.map(({ code, amount }) => ({ orderCode: code, amount })),
  };
}
