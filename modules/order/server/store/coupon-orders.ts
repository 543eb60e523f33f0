import { type Kysely, sql } from "kysely";

/** What staff see of an order a coupon is in. The discount is that of all orders placed with it. */
export type CouponOrder = { readonly firstName: string; readonly lastName: string; readonly discount: number };

/** By code, those of these orders that exist; one statement. A member who has left has no name. */
export async function couponOrders(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CouponOrder>> {
  const { rows } = await sql<CouponOrder & { code: string }>`
    select code, coalesce(receiver ->> 'firstName', '') as "firstName", coalesce(receiver ->> 'lastName', '') as "lastName",
      (select sum(coupon_discount)::bigint from orders.placed_order as other
        where other.payment_reference = placed.payment_reference) as discount
    from orders.placed_order as placed where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, ...order }) => [code, order]));
}
