import { sql, type Transaction } from "kysely";

/** Marks all remaining pieces of an order as shipped, or as ready at the store. */
export async function sendTheRest(trx: Transaction<unknown>, code: string): Promise<void> {
  await sql`
    update orders.line set sent = quantity - cancelled - cancelling
    where order_code = ${code} and sent + cancelled + cancelling < quantity`.execute(trx);
}

/** Closes the open cancel request of an order that ends. */
export async function dropOpenRequest(trx: Transaction<unknown>, code: string, at: Date): Promise<void> {
  await sql`
    update orders.cancel_request set state = 'undone', decided_at = ${at}, decided_by = 'system'
    where order_code = ${code} and state = 'open'`.execute(trx);
  await sql`update orders.line set cancelling = 0 where order_code = ${code} and cancelling > 0`.execute(trx);
}
