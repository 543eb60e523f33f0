import { sql, type Transaction } from "kysely";
import type { HeldOrder } from "../order.ts";

/** Something of this order is to come back: its list of returns shows it from now on. */
export async function noteReturn(trx: Transaction<unknown>, orderCode: string): Promise<void> {
  await sql`update orders.placed_order set has_returns = true where code = ${orderCode}`.execute(trx);
}

/** So much of the order's money and points went back. What goes back later counts from here; more than was paid is refused. */
export async function noteRefund(
  trx: Transaction<unknown>,
  { code }: Pick<HeldOrder, "code">,
  { amount, points }: { readonly amount: number; readonly points: number },
): Promise<void> {
  await sql`
    update orders.placed_order set refunded_amount = refunded_amount + ${amount},
      refunded_points = refunded_points + ${points}
    where code = ${code}`.execute(trx);
}
