import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";

/** Each statement ends within the pool's time limit. */
const atOnce = 5_000;
const days = 730;

/** Completed orders of two years, with the mix that reports divide by: 5,000 SKUs, 20 stores, 8 payment channels, 10 promotions. */
export async function placeManyOrders({ kysely }: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    const until = Math.min(count, from + atOnce - 1);
    await sql`
      with goods as materialized (
        select row_number() over (order by code) - 1 as place, code, product_code, price
        from (select code, product_code, price from catalogue.sku where code like 'SYN%' order by code limit 5000) as first_skus
      ), bought as materialized (
        select number, nth, 1 + (number + nth) % 3 as quantity, goods.code, goods.product_code, goods.price,
          'BENCH-' || goods.place % 60 as category_code
        from generate_series(${from}::int, ${until}::int) as number
        cross join lateral generate_series(0, number % 3) as nth
        cross join (select max(place) + 1 as goods from goods) as all_goods
        join goods on goods.place = (number::bigint * 7919 + nth * 104729) % all_goods.goods
      ), amounts as materialized (
        select number, 'BB' || translate(lpad((5000000 + number)::text, 10, '0'), '01', 'AB') as code,
          sum(quantity * price)::bigint as goods, case when number % 10 < 3 then (min(price) / 10)::bigint else 0 end as off
        from bought group by number
      ), heads as (
        insert into orders.placed_order (code, owner, payment_reference, status, delivery_type, source_code, store, receiver,
          product_amount, promotion_discount, coupon_discount, points_used, points_amount, freight, freight_discount, fee,
          total_amount, channel_code, is_flash_sale, locale, placed_at)
        select code, 'guest:bench-' || number % 300000, 'bench-many-' || number, '51',
          case when number % 7 = 0 then '21' else '11' end, 'WH01',
          case when number % 7 = 0 then jsonb_build_object('code', 'B' || number % 20, 'name', 'Bench', 'address1', '') end,
          jsonb_build_object('mobile', '+62812' || number % 300000, 'email', 'bench' || number % 300000 || '@mail.example'),
          goods, off, 0, 0, 0, 18000, 0, 0, goods - off + 18000, 'BENCH_' || number % 8, false, 'en-US',
          timestamptz '2011-01-01 00:00:00+07' + number * (interval '1 day' * ${days} / ${count + 1})
        from amounts returning code
      ), discounts as (
        insert into orders.discount (order_code, number, promotion_code, name, step, line, amount)
        select code, 0, 'BENCH' || number % 10, 'Bench', 2, null, off from amounts where off > 0
      )
      insert into orders.line (order_code, number, sku_code, product_code, category_code, barcode, ext_code, name, attributes,
        quantity, is_gift, list_amount, product_amount, promotion_discount, coupon_discount, points, points_amount, pay_amount)
      select amounts.code, nth, bought.code, product_code, category_code, '', '', 'Bench', '[]', quantity, false, quantity * price,
        quantity * price, case when nth = 0 then off else 0 end, 0, 0, 0, quantity * price - case when nth = 0 then off else 0 end
      from bought join amounts on amounts.number = bought.number`.execute(kysely);
  }
  await sql`analyze orders.placed_order, orders.line, orders.discount`.execute(kysely);
}
