import { sql, type Transaction } from "kysely";
import type { Order } from "../order.ts";
import { isClosed } from "./purchase.ts";

/** Something of this order is to come back: its list of returns shows it from now on. */
export async function noteReturn(trx: Transaction<unknown>, orderCode: string): Promise<void> {
  await sql`update orders.placed_order set has_returns = true where code = ${orderCode}`.execute(trx);
}

type Noted = Pick<Order, "code" | "status" | "refundedAmount" | "refundNoted" | "totals">;

/**
 * Notes that money and points went back for an order. What goes back later counts from here. Money that an earlier step kept
 * back for other orders of the purchase, and that is given now, is noted with those: no order gets more than it cost.
 */
export async function noteRefund(
  trx: Transaction<unknown>,
  order: Noted,
  others: readonly Noted[],
  { amount, points }: { readonly amount: number; readonly points: number },
): Promise<void> {
  let left = amount;
  const shares = [order, ...others].map((one, index) => {
    const isSettled = index > 0 && isClosed(one) && !one.refundNoted;
    const share = Math.min(left, isSettled ? 0 : one.totals.totalAmount - one.refundedAmount);
    left -= share;
    return share;
  });
  if (left > 0) throw new Error("more would go back than was paid");
  await sql`
    update orders.placed_order as placed set refunded_amount = placed.refunded_amount + given.amount,
      refunded_points = placed.refunded_points + case when placed.code = ${order.code} then ${points}::int else 0 end
    from unnest(${[order, ...others].map(({ code }) => code)}::text[], ${shares}::bigint[]) as given (code, amount)
    where placed.code = given.code and (given.amount > 0 or placed.code = ${order.code})`.execute(trx);
}

/** What went back when an order was closed is in its refunded amount. */
export async function noteClosed(trx: Transaction<unknown>, code: string): Promise<void> {
  await sql`update orders.placed_order set refund_noted = true where code = ${code}`.execute(trx);
}
