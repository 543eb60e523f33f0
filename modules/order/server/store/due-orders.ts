import { type Kysely, sql } from "kysely";
import { statusSql } from "./stored-order.ts";

/** Whether an order of this payment still awaits it though its time is over. */
export async function isOverdue(db: Kysely<unknown>, paymentReference: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from orders.placed_order
    where payment_reference = ${paymentReference} and status = ${statusSql("awaitingPayment")} and payment_due <= ${now}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The payments of unpaid orders whose time is over. */
export async function overduePayments(db: Kysely<unknown>, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct payment_reference as reference from orders.placed_order
    where status = ${statusSql("awaitingPayment")} and payment_due <= ${now} limit ${most}`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** The codes of orders whose next step the shop takes by itself now. */
export async function ordersToMoveOn(db: Kysely<unknown>, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from orders.placed_order
    where status = ${statusSql("shipped")} and moves_on_at <= ${now} limit ${most}`.execute(db);
  return rows.map(({ code }) => code);
}
