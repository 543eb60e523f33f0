import { sql, type Transaction } from "kysely";
import { statusSql } from "./stored-order.ts";

const underWay = statusSql("awaitingPayment", "paid", "partiallyShipped", "shipped");
const completed = statusSql("completed");

/**
 * The cash that the courier did not have to collect for the orders of a payment: cancelled pieces, and ended orders. Null while one
 * of the orders is not finished, or when none was delivered.
 */
export async function uncollectedCash(trx: Transaction<unknown>, reference: string): Promise<number | null> {
  const { rows } = await sql<{ underWay: boolean; arrived: boolean; less: number }>`
    select bool_or(status in (${underWay})) as "underWay", bool_or(status = ${completed}) as arrived,
      sum(case when status = ${completed} then refunded_amount else total_amount end)::bigint as less
    from orders.placed_order where payment_reference = ${reference}`.execute(trx);
  const found = rows[0];
  return found?.arrived && !found.underWay ? Number(found.less) : null;
}
