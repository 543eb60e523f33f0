import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";

/**
 * Writes orders of three lines each for home delivery, each an hour after the one before, in years when no promotion ran. Answers the period
 * they were placed in.
 */
export async function placeOrders({ kysely }: Database, count: number): Promise<{ from: string; until: string }> {
  await sql`
    with goods as materialized (
      select row_number() over (order by code) - 1 as place, code, product_code, price
      from catalogue.sku where sale_price = price and code like 'SYN%'
    ), bought as materialized (
      select number, nth, 1 + (number + nth) % 3 as quantity, goods.code, goods.product_code, goods.price
      from generate_series(1, ${count}::int) as number
      cross join generate_series(0, 2) as nth
      cross join (select max(place) + 1 as goods from goods) as all_goods
      join goods on goods.place = (number::bigint * 7919 + nth * 104729) % all_goods.goods
    ), heads as (
      insert into orders.placed_order (code, owner, payment_reference, status, delivery_type, source_code, receiver,
        product_amount, promotion_discount, coupon_discount, points_used, points_amount, freight, freight_discount, fee,
        total_amount, is_flash_sale, locale, placed_at)
      select 'BB' || translate(lpad(number::text, 10, '0'), '01', 'AB'), 'guest:bench', 'bench-' || number, '51', '11', 'WH01',
        '{"mobile": "+62812", "email": "bench@mail.example"}', sum(quantity * price), 0, 0, 0, 0, 18000, 0, 0,
        sum(quantity * price) + 18000, false, 'en-US', timestamptz '2010-01-01' + number * interval '1 hour'
      from bought group by number returning code
    )
    insert into orders.line (order_code, number, sku_code, product_code, category_code, barcode, ext_code, name, attributes,
      quantity, is_gift, list_amount, product_amount, promotion_discount, coupon_discount, points, points_amount, pay_amount)
    select heads.code, nth, bought.code, product_code, '', '', '', 'Bench', '[]', quantity, false, quantity * price,
      quantity * price, 0, 0, 0, 0, quantity * price
    from bought join heads on heads.code = 'BB' || translate(lpad(bought.number::text, 10, '0'), '01', 'AB')`.execute(
    kysely,
  );
  await sql`analyze orders.placed_order, orders.line`.execute(kysely);
  return { from: "2010-01-01", until: "2014-12-31" };
}
