import { sql, type Transaction } from "kysely";

/** Notes that all of an order has left, or lies ready: whatever was not sent before. */
export async function sendTheRest(trx: Transaction<unknown>, code: string): Promise<void> {
  await sql`
    update orders.line set sent = quantity - cancelled - cancelling
    where order_code = ${code} and sent + cancelled + cancelling < quantity`.execute(trx);
}

/** An order that ends takes along what somebody had asked to call off of it. */
export async function dropOpenRequest(trx: Transaction<unknown>, code: string, at: Date): Promise<void> {
  await sql`
    update orders.cancel_request set state = 'undone', decided_at = ${at}, decided_by = 'system'
    where order_code = ${code} and state = 'open'`.execute(trx);
  await sql`update orders.line set cancelling = 0 where order_code = ${code} and cancelling > 0`.execute(trx);
}
