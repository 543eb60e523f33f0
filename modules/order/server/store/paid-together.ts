import { type Kysely, sql } from "kysely";

/** An order of a purchase and its total. */
export type PaidOrder = { readonly code: string; readonly amount: number };

/** The orders of each payment, by its reference. */
export async function ordersPaidTogether(
  db: Kysely<unknown>,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly PaidOrder[]>> {
  if (references.length === 0) return new Map();
  const { rows } = await sql<{ reference: string; orders: PaidOrder[] }>`
    select payment_reference as reference,
      json_agg(json_build_object('code', code, 'amount', total_amount) order by code) as orders
    from orders.placed_order where payment_reference = any(${[...new Set(references)]}) group by payment_reference`.execute(
    db,
  );
  return new Map(rows.map(({ reference, orders }) => [reference, orders]));
}
