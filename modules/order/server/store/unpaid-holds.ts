import { type RawBuilder, sql, type Transaction } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { statusSql } from "./stored-order.ts";

/** Serialises counting and adding unpaid pieces of a network by an advisory lock. Taken after orders, before stock (ADR 0057). */
export async function lockNetwork(trx: Transaction<unknown>, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${network}, 93))`.execute(trx);
}

/** Pieces reserved by unpaid orders of a network, by product code. The parameters are expressions of type text and text[]. */
export const heldUnpaidOf = (
  network: RawBuilder<unknown>,
  productCodes: RawBuilder<unknown>,
): QueryFragment<ReadonlyMap<string, number>> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(product_code, pieces)), '[]')
    from (
      select line.product_code, sum(line.quantity - line.cancelled)::int as pieces
      from orders.placed_order as placed join orders.line on line.order_code = placed.code
      where placed.placed_from = ${network} and placed.status = ${statusSql("awaitingPayment")} and line.product_code = any(${productCodes})
      group by line.product_code
    ) as held)`,
  read: (found) => new Map(found as [string, number][]),
});
