import { sql, type Transaction } from "kysely";

/** The order has a return: its list of returns is shown from now on. */
export async function markHasReturns(trx: Transaction<unknown>, orderCode: string): Promise<void> {
  await sql`update orders.placed_order set has_returns = true where code = ${orderCode}`.execute(trx);
}

/** Adds refunded amounts to several orders, and refunded points to one of them. */
export async function addRefunded(
  trx: Transaction<unknown>,
  shares: readonly { readonly code: string; readonly amount: number }[],
  points: { readonly code: string; readonly points: number },
): Promise<void> {
  await sql`
    update orders.placed_order as placed set refunded_amount = placed.refunded_amount + given.amount,
      refunded_points = placed.refunded_points + case when placed.code = ${points.code} then ${points.points}::int else 0 end
    from unnest(${shares.map(({ code }) => code)}::text[], ${shares.map(({ amount }) => amount)}::bigint[])
      as given (code, amount)
    where placed.code = given.code and (given.amount > 0 or placed.code = ${points.code})`.execute(trx);
}

/** The refund of a closed order is part of its refunded amount. Orders closed by earlier releases do not have this mark. */
export async function markRefundNoted(trx: Transaction<unknown>, code: string): Promise<void> {
  await sql`update orders.placed_order set refund_noted = true where code = ${code}`.execute(trx);
}
