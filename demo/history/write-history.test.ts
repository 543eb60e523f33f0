import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { shopInvariants } from "#apps/server/audit/invariants.ts";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { writeHistory } from "./write-history.ts";

const { database } = await demoDatabase();
const now = new Date();
const sealer = sealerOf(["a secret of the shop that is long enough"], systemIds);

type Units = { readonly name: string; readonly units: number };
const onHand = async (): Promise<Units[]> =>
  (
    await sql<Units>`
      select sku_code || ' ' || source_code as name, quantity - shipped as units from inventory.stock order by 1`.execute(
      database.kysely,
    )
  ).rows;
let before: Units[];

beforeAll(async () => {
  before = await onHand();
  await writeHistory({ database, clock: testClock(now), sealer, finished: async () => undefined });
}, 300_000);

test("MF-19 the history breaks no invariant of npm run audit-data, and leaves as many units on hand as there were", async () => {
  const findings = await auditDatabase(database, shopInvariants);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
  expect(await onHand()).toEqual(before);
});

test("MF-19 the orders of the history are spread over guests, sixty members, three months and the hours of a day in Jakarta", async () => {
  const { rows } = await sql<Record<string, number | boolean>>`
    select count(*)::int as orders,
      count(distinct owner) filter (where owner like 'member:%')::int >= 40 as members,
      count(distinct owner) filter (where owner like 'guest:%')::int >= 60 as guests,
      -- Nobody orders every week, and the members of the README have none of these orders.
      (select max(orders) from (select count(*) as orders from orders.placed_order group by owner) as of_owner) <= 15 as shared,
      bool_or(owner like 'member:U1%') as flooded,
      count(distinct date_trunc('week', placed_at))::int >= 12 as weeks,
      max(placed_at) > ${now}::timestamptz - interval '1 day' and max(placed_at) < ${now} as recent,
      min(extract(hour from placed_at at time zone 'Asia/Jakarta'))
        filter (where placed_at < ${now}::timestamptz - interval '1 day') >= 7 as awake,
      (select count(*)::int from orders.event where at > ${now}) as ahead
    from orders.placed_order`.execute(database.kysely);
  expect(rows[0]).toEqual({
    orders: 260,
    members: true,
    guests: true,
    shared: true,
    flooded: false,
    weeks: true,
    recent: true,
    awake: true,
    ahead: 0,
  });
});

test("MF-19 the stock of every SKU in the history lists its movements in the order of time", async () => {
  const { rows } = await sql<{ broken: number; moved: number }>`
    select count(*) filter (where at < before_at or on_hand <> before_units + change)::int as broken, count(*) filter (where cause in ('shipped', 'received'))::int as moved
    from (select at, on_hand, change, cause, lag(at, 1, '-infinity') over line as before_at, lag(on_hand, 1, 0) over line as before_units
      from inventory.movement window line as (partition by sku_code, source_code order by id)) as chain`.execute(
    database.kysely,
  );
  expect(rows[0]?.broken).toBe(0);
  expect(rows[0]?.moved).toBeGreaterThan(300);
});

test("MF-19 the history has abandoned carts, failed searches, answered chats, announced offers, and missing addresses visited and redirected", async () => {
  const { rows } = await sql`
    select (select count(*)::int from cart.cart) as carts, (select count(*)::int from chat.conversation) as chats,
      (select count(*)::int from notification.broadcast) as offers,
      (select count(distinct term) > 8 from search.term_day where without_results > 0) as searches,
      (select count(distinct product_code) > 40 from search.opened_day) as opened,
      (select count(distinct path)::int from content.missed_day) as missed,
      (select sum(views) > sum(carts) and sum(carts) > sum(checkouts) and sum(checkouts) > 250 from reports.funnel_day
        where product_code = '') as funnel,
      (select sum(without_results) > 20 from search.searched_day) as "searchedDays",
      (select count(*)::int from content.redirect) as redirects, (select count(*)::int from search.rule) as rules`.execute(
    database.kysely,
  );
  expect(rows).toEqual([
    {
      carts: 24,
      chats: 10,
      offers: 3,
      searches: true,
      opened: true,
      missed: 5,
      funnel: true,
      searchedDays: true,
      redirects: 3,
      rules: 1,
    },
  ]);
});
