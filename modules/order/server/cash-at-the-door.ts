import { sql, type Transaction } from "kysely";

/**
 * What was never asked for at the door, of all orders that share a payment: what was called off before, and whole orders that
 * came to nothing. Null while one of them is still under way, or when none has arrived.
 */
export async function uncollectedCash(trx: Transaction<unknown>, reference: string): Promise<number | null> {
  const { rows } = await sql<{ underWay: boolean; arrived: boolean; less: number }>`
    select bool_or(status in ('21', '31', '41', '42')) as "underWay", bool_or(status = '51') as arrived,
      sum(case when status = '51' then refunded_amount else total_amount end)::bigint as less
    from orders.placed_order where payment_reference = ${reference}`.execute(trx);
  const found = rows[0];
  return found?.arrived && !found.underWay ? Number(found.less) : null;
}
