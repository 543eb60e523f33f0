import { type CompiledQuery, PostgresQueryCompiler, sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { placeOrders } from "../place-orders.ts";
import { aDraft } from "../testing/a-draft.ts";
import { ordersWithoutListeners } from "../testing/orders-without-listeners.ts";
import { promotionDays } from "./promotion-orders.ts";

const { database } = await testDatabase();
const now = new Date("2026-11-15T05:00:00Z");

/** The plan of the statement. */
async function planOf(promotionCode: string): Promise<string> {
  const requests: CompiledQuery[] = [];
  const watched = database.kysely.withPlugin({
    transformQuery({ node, queryId }) {
      requests.push(new PostgresQueryCompiler().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await promotionDays(watched, promotionCode);
  const { rows } = await database.pool.query(`explain ${requests[0]?.sql}`, [...(requests[0]?.parameters ?? [])]);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

/** Ten thousand orders of other people like this one, each with a discount of another promotion. */
async function fillWithOrdersLike(code: string): Promise<void> {
  await sql`set statement_timeout = 0`.execute(database.kysely);
  await sql`
    with pattern as (select * from orders.placed_order where code = ${code}), copied as (
      insert into orders.placed_order (code, owner, payment_reference, status, delivery_type, source_code, store, receiver,
        product_amount, promotion_discount, coupon_discount, points_used, points_amount, freight, freight_discount, fee,
        total_amount, is_flash_sale, locale, placed_at)
      select 'BB' || translate(lpad(n::text, 10, '0'), '0123456789', 'ABCDEFGHJK'), 'guest:' || n, 'P' || n, status,
        delivery_type, source_code, store, receiver || jsonb_build_object('email', n || '@mail.example'), product_amount,
        promotion_discount, coupon_discount, points_used, points_amount, freight, freight_discount, fee, total_amount,
        is_flash_sale, locale, placed_at
      from pattern cross join generate_series(1, 10000) as n returning code
    ), lines as (
      insert into orders.line (order_code, number, sku_code, product_code, category_code, barcode, ext_code, name,
        attributes, quantity, is_gift, list_amount, product_amount, promotion_discount, coupon_discount, points,
        points_amount, pay_amount)
      select copied.code, number, sku_code, product_code, category_code, barcode, ext_code, name, attributes, quantity,
        false, list_amount, product_amount, promotion_discount, coupon_discount, points, points_amount, pay_amount
      from copied cross join orders.line where order_code = ${code} and number = 0 returning order_code
    )
    insert into orders.discount (order_code, number, promotion_code, name, step, line, amount)
    select order_code, 0, 'OTHER', 'Other', 3, 0, 1 from lines`.execute(database.kysely);
  await sql`analyze orders.placed_order, orders.line, orders.discount`.execute(database.kysely);
}

test("among ten thousand orders those of a promotion are read by indexes alone", async () => {
  const [placed] = await inTransaction(database, (trx) =>
    placeOrders(trx, ordersWithoutListeners, [aDraft({})], now, { paymentDue: null }),
  );
  await fillWithOrdersLike(placed?.orderCode ?? "");
  const plan = await planOf("RARE");
  for (const index of [
    ...["discounts_of_promotion", "orders_with_gifts", "line_pkey"],
    ...["placed_order_pkey", "orders_of_owner", "orders_by_mail"],
  ])
    expect(plan).toContain(index);
  expect(plan).not.toContain("Seq Scan");
  expect(await promotionDays(database.kysely, "OTHER")).toEqual([
    expect.objectContaining({ day: "2026-11-15", orders: 10_000, discount: 10_000 }),
  ]);
});
