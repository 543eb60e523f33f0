import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { lockAndReadOrders, type Step, transition } from "#modules/order/server/index.ts";
import { isOneOf } from "#modules/order/server/store/orders.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { recordCash } from "./record-cash.ts";
import { settleCashOnDelivery } from "./settle-cash-on-delivery.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const settle = settleCashOnDelivery(fixture.deps);
const cash = recordCash(fixture.deps);
const deps = {
  ...fixture.deps,
  listeners: { ...fixture.deps.listeners, onCompleted: [settle, cash], onClosed: [settle] },
};

const sent: Step = { transition: "send", actor: "staff" };
const received: Step = { transition: "receive", actor: "shopper" };
const givenUp: Step = { transition: "failDelivery", actor: "courier" };

const take = (code: string, ...steps: readonly Step[]) =>
  inTransaction(database, async (trx) => {
    for (const step of steps) {
      const [order] = await lockAndReadOrders(trx, isOneOf([code]));
      expect(order && (await transition(trx, deps, order, step)).ok).toBe(true);
    }
  });

async function purchase(...sources: readonly string[]) {
  const paymentReference = systemIds.uuid();
  const codes = await fixture.placed(
    ...sources.map((sourceCode) => aDraft({ paymentReference, sourceCode, channelCode: "COD" })),
  );
  await fixture.open(paymentReference, sources.length * aDraft().totals.totalAmount, "COD");
  const receipts = async () => {
    const { rows } = await sql<{ line: string }>`
      select store_code || ' ' || amount as line from cash.receipt
      where payment_reference = ${paymentReference} order by store_code`.execute(database.kysely);
    return rows.map(({ line }) => line);
  };
  return { codes, receipts, paymentReference };
}

test("MO-06 the cash of a delivered order is booked for the place that sent it, without what was cancelled before", async () => {
  const { codes, receipts } = await purchase("1001");
  const [code = ""] = codes;
  await sql`update orders.placed_order set refunded_amount = 88000 where code = ${code}`.execute(database.kysely);
  await take(code, sent);
  expect(await receipts()).toEqual([]);
  await take(code, received);
  expect(await receipts()).toEqual(["1001 200000"]);
});

test("MO-06 two orders of a purchase are booked each for its place, and together they are the payment", async () => {
  const { codes, receipts, paymentReference } = await purchase("1001", "WH01");
  for (const code of codes) await take(code, sent, received);
  expect(await receipts()).toEqual(["1001 288000", "WH01 288000"]);
  const { rows } = await sql<{ same: boolean }>`
    select amount - refunded = (select sum(amount) from cash.receipt where payment_reference = reference) as same
    from payment.payment where reference = ${paymentReference}`.execute(database.kysely);
  expect(rows[0]?.same).toBe(true);
});

test("no cash is booked for failed deliveries and for orders paid through a gateway", async () => {
  const failed = await purchase("1001");
  await take(failed.codes[0] ?? "", sent, givenUp);
  expect(await failed.receipts()).toEqual([]);
  const paymentReference = systemIds.uuid();
  const [code = ""] = await fixture.placed(aDraft({ paymentReference }));
  const charge = await fixture.open(paymentReference, aDraft().totals.totalAmount);
  await fixture.pay(charge);
  await take(code, sent, received);
  const { rows } = await sql`select from cash.receipt where payment_reference = ${paymentReference}`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});
