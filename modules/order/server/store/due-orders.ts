import { type Kysely, type RawBuilder, sql } from "kysely";
import { statusSql } from "./stored-order.ts";

/** Whether an order of this payment is unpaid after its due time. */
export async function isOverdue(db: Kysely<unknown>, paymentReference: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from orders.placed_order
    where payment_reference = ${paymentReference} and status = ${statusSql("awaitingPayment")} and payment_due <= ${now}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The payments of unpaid orders after their due time. */
export async function overduePayments(db: Kysely<unknown>, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct payment_reference as reference from orders.placed_order
    where status = ${statusSql("awaitingPayment")} and payment_due <= ${now} limit ${most}`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** The codes of shipped orders whose automatic next step is due. */
export async function ordersToContinue(db: Kysely<unknown>, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from orders.placed_order
    where status = ${statusSql("shipped")} and moves_on_at <= ${now} limit ${most}`.execute(db);
  return rows.map(({ code }) => code);
}

export const isDueToContinue = (code: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`placed.code = ${code} and placed.moves_on_at <= ${now}`;
