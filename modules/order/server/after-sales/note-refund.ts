import type { Transaction } from "kysely";
import type { Order } from "../order.ts";
import { addRefunded } from "../store/refund-totals.ts";
import { isClosed } from "./purchase.ts";

type Refunded = Pick<Order, "code" | "status" | "refundedAmount" | "refundNoted" | "totals">;

/**
 * Records money and points refunded for an order; later refunds count from here. Money that an earlier refund deducted for other
 * orders of the purchase, and that is given back now, is recorded with those: no order gets back more than it cost.
 */
export async function noteRefund(
  trx: Transaction<unknown>,
  order: Refunded,
  others: readonly Refunded[],
  { amount, points }: { readonly amount: number; readonly points: number },
): Promise<void> {
  let left = amount;
  const shares = [order, ...others].map((one, index) => {
    const isSettled = index > 0 && isClosed(one) && !one.refundNoted;
    const share = Math.min(left, isSettled ? 0 : one.totals.totalAmount - one.refundedAmount);
    left -= share;
    return { code: one.code, amount: share };
  });
  if (left > 0) throw new Error("the refund is more than was paid");
  await addRefunded(trx, shares, { code: order.code, points });
}
