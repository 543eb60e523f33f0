import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { returnCalls } from "../testing/return-calls.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase({ maxConnections: 30 });
const fixture = await returnsFixture(database);
const { photo } = returnCalls(fixture);
const { staff, status } = fixture;

test("a refund is made once under parallel requests, and the freight is refunded with the last faulty piece", async () => {
  const order = await fixture.received();
  const ids = [await photo(order), await photo(order)];
  const codes: string[] = [];
  for (const id of ids) codes.push(await fixture.asked(order, { reasonCode: "DAMAGED", photoIds: [id] }));
  for (const code of codes) {
    await staff.approve(code);
    await staff.receive(code);
  }
  const results = await Promise.all(codes.flatMap((code) => [1, 2, 3].map(() => staff.refund(code))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  const { rows } = await sql<{ money: number }>`
    select money from returns.return_order where order_code = ${order} order by money`.execute(database.kysely);
  expect(rows.map(({ money }) => money)).toEqual([135_000, 153_000]);
  const { rows: noted } = await sql`
    select refunded_amount as amount from orders.placed_order where code = ${order}`.execute(database.kysely);
  expect(noted).toEqual([{ amount: 288_000 }]);
  expect(await fixture.broken()).toEqual([]);
});

test("1D-02 two returns of one order take back the points it has earned, and no more", async () => {
  const order = await fixture.received();
  await sql`insert into loyalty.movement (key, kind, reference, points) values (${`earn:${order}`}, 'earn', ${order}, 27)`.execute(
    database.kysely,
  );
  for (const code of [await fixture.asked(order), await fixture.asked(order)]) {
    await staff.approve(code);
    await staff.receive(code);
    expect((await staff.refund(code)).ok).toBe(true);
  }
  const { rows } = await sql<{ points: number }>`
    select points from loyalty.movement where reference = ${order} and kind = 'takeBack' order by points`.execute(
    database.kysely,
  );
  // 135.000 each: 27 points with both pieces, 13 with one of them.
  expect(rows.map(({ points }) => points)).toEqual([13, 14]);
});

test("a refund of an unpaid order is refused and changes nothing", async () => {
  const order = await fixture.received({
    channelCode: "VA_BCA",
    totals: { ...aDraft().totals, freight: rupiah(0), totalAmount: rupiah(270_000) },
  });
  const code = await fixture.asked(order);
  await staff.approve(code);
  await staff.receive(code);
  await sql`update payment.payment set status = 'failed' where reference =
    (select payment_reference from orders.placed_order where code = ${order})`.execute(database.kysely);
  expect(await staff.refund(code)).toEqual({ ok: false, error: { code: "NOT_PAID" } });
  expect(await status(code)).toBe("received");
  await sql`update payment.payment set status = 'paid' where reference =
    (select payment_reference from orders.placed_order where code = ${order})`.execute(database.kysely);
  expect((await staff.refund(code)).ok).toBe(true);
});
