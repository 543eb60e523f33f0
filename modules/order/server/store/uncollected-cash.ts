import { sql, type Transaction } from "kysely";
import { statusSql } from "./stored-order.ts";

const underWay = statusSql("awaitingPayment", "paid", "partiallyShipped", "shipped");
const completed = statusSql("completed");

/**
 * What a courier never had to collect, of all orders that share a payment: pieces called off before, and whole orders that
 * came to nothing. Null while one of them is still under way, or when none has arrived.
 */
export async function uncollectedCash(trx: Transaction<unknown>, reference: string): Promise<number | null> {
  const { rows } = await sql<{ underWay: boolean; arrived: boolean; less: number }>`
    select bool_or(status in (${underWay})) as "underWay", bool_or(status = ${completed}) as arrived,
      sum(case when status = ${completed} then refunded_amount else total_amount end)::bigint as less
    from orders.placed_order where payment_reference = ${reference}`.execute(trx);
  const found = rows[0];
  return found?.arrived && !found.underWay ? Number(found.less) : null;
}
