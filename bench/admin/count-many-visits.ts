import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";

const begin = "2011-01-01";
const days = 730;
const daysAtOnce = 20;
const products = 2_000;
/** The most a shop stores in a day. */
const texts = 5_000;

/** Views, carts and checkouts of many products, and searched texts, on each day of the two years of the orders. A fifth of the texts finds nothing. */
export async function countManyVisits({ kysely }: Database): Promise<void> {
  for (let from = 0; from < days; from += daysAtOnce) {
    const range = sql`generate_series(${from}::int, ${Math.min(days, from + daysAtOnce) - 1}::int)`;
    await sql`
      select reports.add_to_funnel(jsonb_agg(jsonb_build_object('day', ${begin}::date + at, 'product_code', part.code,
        'views', 20 + (at + part.place) % 30, 'carts', (at + part.place) % 7, 'checkouts', (at + part.place) % 3)))
      from ${range} as at
      cross join (select '' as code, 0 as place union all
        (select code, row_number() over (order by code) from catalogue.product where code like 'SYN%' order by code limit ${products}))
        as part`.execute(kysely);
    await sql`
      insert into search.term_day (day, term, searches, without_results)
      select ${begin}::date + at, 'text ' || (place * 7 + at) % 20000, 9, case when place % 5 = 0 then 4 else 0 end
      from ${range} as at cross join generate_series(1, ${texts}) as place
      on conflict do nothing`.execute(kysely);
  }
  await sql`
    insert into search.searched_day (day, searches, without_results)
    select day, sum(searches), sum(without_results) from search.term_day group by day
    on conflict (day) do nothing`.execute(kysely);
}
