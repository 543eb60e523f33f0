import { type Kysely, sql } from "kysely";
import type { OrderDraft, OrderPerson } from "../../contract/order-draft.ts";

/** An order as the lists of payments and refunds show it. */
export type OrderOfPayment = {
  readonly code: string;
  readonly paymentReference: string;
  readonly receiver: OrderPerson;
  readonly store: OrderDraft["store"];
};

/** The orders of these payments, in one statement. */
export async function ordersOfPayments(
  db: Kysely<unknown>,
  references: readonly string[],
): Promise<readonly OrderOfPayment[]> {
  const { rows } = await sql<OrderOfPayment>`
    select code, payment_reference as "paymentReference", receiver, store from orders.placed_order
    where payment_reference = any(${[...new Set(references)]}) order by payment_reference, code`.execute(db);
  return rows;
}
