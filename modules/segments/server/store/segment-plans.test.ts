import { CompiledQuery, type KyselyPlugin, PostgresQueryCompiler, sql, type Transaction } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { countMembers, matchingMemberCodes } from "#modules/identity/server/index.ts";
import type { SegmentState } from "../../contract/segment-state.ts";
import { segmentsFixture } from "../testing/segments-fixture.ts";
import { siteCode } from "../testing/segments-world.ts";
import { boundedRead } from "./bounded-read.ts";
import { joiningSets } from "./joined-sets.ts";
import { segmentFilter } from "./segment-filter.ts";

const { database, clock } = await segmentsFixture();
const customers = 100_000;
// In parts, because a statement has a time limit.
for (let from = 1; from < customers; from += 10_000) {
  const part = sql`generate_series(${from}::int, ${from + 9_999}::int) as n`;
  await sql`
    insert into identity.member (user_code, first_name, last_name, mobile, created_at)
    select 'U' || (10000000 + n), 'Name', 'Family', '+62812' || (10000000 + n), '2020-01-01'::timestamptz + n * interval '20 minutes'
    from ${part}`.execute(database.kysely);
  await sql`
    insert into orders.placed_order (code, owner, payment_reference, status, delivery_type, source_code, receiver,
      product_amount, promotion_discount, coupon_discount, points_used, points_amount, freight, freight_discount, fee,
      total_amount, is_flash_sale, locale, placed_at)
    select 'BB' || translate(lpad(n::text, 10, '0'), '0123456789', 'ABCDEFGHJK'), 'member:U' || (10000000 + n), 'P' || n, '51',
      '11', 'WH01', '{}', n % 1000 * 1000, 0, 0, 0, 0, 0, 0, 0, n % 1000 * 1000, false, 'id-ID', '2026-01-01'::timestamptz + n * interval '1 minute'
    from ${part}`.execute(database.kysely);
  await sql`
    insert into orders.line (order_code, number, sku_code, product_code, category_code, barcode, ext_code, name, attributes,
      quantity, is_gift, list_amount, product_amount, promotion_discount, coupon_discount, points, points_amount, pay_amount)
    select 'BB' || translate(lpad(n::text, 10, '0'), '0123456789', 'ABCDEFGHJK'), 0, 'SHOE-A',
      case when n % 2 = 0 then 'SHOE' else 'SHIRT' end, 'WEAR', '', '', 'Shoe', '{}', 1, false, 0, 0, 0, 0, 0, 0, 0
    from ${part}`.execute(database.kysely);
  await sql`
    insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
      is_default, saved_at)
    select 'A' || n, 'U' || (10000000 + n), '2', 'Name', 'Family', '+628121', 'Jalan 1',
      case when n % 2 = 0 then '32.73.02' else '36.71.03' end, '00000', true, now() from ${part}`.execute(
    database.kysely,
  );
}
await sql`analyze identity.member, orders.placed_order, orders.line, address_book.address`.execute(database.kysely);

const every: SegmentState = {
  name: "Every condition",
  spent: { atLeast: 500_000, days: 365 },
  orders: { atLeast: 1, atMost: 5 },
  lastOrder: { atMost: 365 },
  bought: { categories: ["SHOES"], pieces: 1 },
  region: { codes: ["32.73"] },
  club: "notLinked",
  registered: { from: "2020-02-01" },
};
const facts = { now: clock.now(), siteCode };

/** In a transaction without a time limit: what is tested is the plan, whatever else the machine does. */
const untimed = <T>(all: boolean, read: (db: Transaction<unknown>) => Promise<T>): Promise<T> =>
  inTransaction(database, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return all ? joiningSets(trx, read) : read(trx);
  });

async function planOf(only: string | null, state: SegmentState = every): Promise<string> {
  const requests: CompiledQuery[] = [];
  const watching: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      requests.push(new PostgresQueryCompiler().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const filter = segmentFilter(state, { ...facts, only });
  return untimed(only === null, async (trx) => {
    await (only === null
      ? countMembers(trx.withPlugin(watching), filter, { active: ({ isActive }) => isActive })
      : matchingMemberCodes(trx.withPlugin(watching), filter, { after: null, limit: 1, except: [] }));
    const [request] = requests;
    const { rows } = await trx.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain (analyze, timing off) ${request?.sql}`, [...(request?.parameters ?? [])]),
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

test("MU-02 among 100,000 customers with orders the membership of one is read by indexes alone, in every kind of segment", async () => {
  for (const state of [every, { ...every, match: "any" as const }]) {
    const plan = await planOf("U10000002", state);
    for (const index of ["member_pkey", "orders_of_owner", "one_default_address"]) expect(plan).toContain(index);
    for (const table of ["placed_order", "line", "member", "address"])
      expect(plan).not.toContain(`Seq Scan on ${table} `);
  }
});

test("MU-02 a preview of all conditions over 100,000 customers computes each set once, not once for each customer", {
  timeout: 120_000,
}, async () => {
  for (const state of [every, { ...every, match: "any" as const }]) {
    const plan = await planOf(null, state);
    const reads = plan.split("\n").filter((line) => / on (?:placed_order|address)\b/.test(line));
    expect(reads.length).toBeGreaterThan(3);
    // A set that depends on the customer would be computed 100,000 times; parallel workers read a few times.
    for (const read of reads) expect(Number(/loops=(\d+)/.exec(read)?.[1]), read).toBeLessThan(10);
  }
  const { total } = await untimed(true, (trx) =>
    countMembers(trx, segmentFilter(every, { ...facts, only: null }), { active: ({ isActive }) => isActive }),
  );
  // Even numbers live in Bandung and bought shoes; half of the amounts are high enough.
  expect(total).toBeGreaterThan(20_000);
  expect(total).toBeLessThan(30_000);
});

test("MU-02 a read that takes longer than its time is ended, and the connection is usable again", async () => {
  const slow = await boundedRead(database, 50, (trx) => sql`select pg_sleep(5)`.execute(trx));
  expect(slow).toEqual({ ok: false, error: { code: "TOO_SLOW" } });
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.kysely);
  expect(rows).toEqual([{ one: 1 }]);
});
