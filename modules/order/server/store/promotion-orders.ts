import { type Kysely, sql } from "kysely";
import { discountSteps } from "../../contract/refund/counted-reward.ts";
import { statusSql } from "./stored-order.ts";

/** What a promotion gave in the orders of one day of Jakarta, in rupiah, as they were placed. */
export type PromotionDay = {
  /** As yyyy-mm-dd. */
  readonly day: string;
  readonly orders: number;
  /** Pieces at its price, and its gifts. */
  readonly units: number;
  readonly discount: number;
  /** What these orders cost, goods and freight, without the fee of the payment channel. */
  readonly revenue: number;
  /** Buyers whose first order is one of these, by account or browser, and mailbox. */
  readonly newCustomers: number;
};

/**
 * The days with orders in which a promotion gave something, oldest first; orders that were cancelled or closed are left out, here and
 * where a buyer's first order is looked for. One statement. A coupon may have the promotion's code, so its step is left out.
 */
export async function promotionDays(db: Kysely<unknown>, promotionCode: string): Promise<PromotionDay[]> {
  const gift = JSON.stringify([{ kind: "gift", promotionCode }]);
  const isVoid = statusSql("cancelled", "closed");
  const { rows } = await sql<PromotionDay>`
    with taken as materialized (
      select order_code, line, amount from orders.discount
      where promotion_code = ${promotionCode} and step <> ${discountSteps.coupon}
    ), gifts as materialized (
      select placed.code as order_code, (reward ->> 'giftLine')::int as line
      from orders.placed_order as placed cross join jsonb_array_elements(placed.earned) as reward
      where placed.earned @> '[{"kind": "gift"}]' and placed.earned @> ${gift}::jsonb
        and reward ->> 'kind' = 'gift' and reward ->> 'promotionCode' = ${promotionCode}
    ), pieces as (
      select line.order_code, case when line.campaign_code = ${promotionCode} then line.campaign_units
        else line.quantity end as units
      from (select order_code, line from taken union select order_code, line from gifts) as given
      join orders.line on line.order_code = given.order_code and line.number = given.line
    ), touched as (
      select order_code, sum(amount) as discount, sum(units) as units from (
        select order_code, amount, 0 as units from taken
        union all select order_code, 0, 0 from gifts
        union all select order_code, 0, units from pieces) as part
      group by order_code
    )
    select (placed.placed_at at time zone 'Asia/Jakarta')::date::text as day, count(*)::int as orders,
      sum(touched.units)::int as units, sum(touched.discount)::bigint as discount,
      sum(placed.total_amount - placed.fee)::bigint as revenue,
      (count(distinct placed.payment_reference) filter (where placed.owner is not null and not exists (
        select from orders.placed_order as earlier
        where earlier.owner = placed.owner and earlier.placed_at < placed.placed_at and earlier.status not in (${isVoid})
      ) and not exists (
        select from orders.placed_order as earlier
        where lower(earlier.receiver ->> 'email') = nullif(lower(placed.receiver ->> 'email'), '')
          and earlier.placed_at < placed.placed_at and earlier.status not in (${isVoid})
      )))::int as "newCustomers"
    from touched join orders.placed_order as placed on placed.code = touched.order_code
    where placed.status not in (${isVoid})
    group by 1 order by 1`.execute(db);
  return rows;
}
