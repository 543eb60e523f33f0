import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { lockAndReadOrders, type Step, transition } from "#modules/order/server/index.ts";
import { isOneOf } from "#modules/order/server/store/orders.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { settleCashOnDelivery } from "./settle-cash-on-delivery.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const cash = settleCashOnDelivery(fixture.deps);
const deps = { ...fixture.deps, listeners: { ...fixture.deps.listeners, onCompleted: [cash], onClosed: [cash] } };

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

const aPayment = async (orders: number) => {
  const reference = systemIds.uuid();
  const drafts = Array.from({ length: orders }, () => aDraft({ paymentReference: reference, channelCode: "COD" }));
  const codes = await fixture.placed(...drafts);
  const total = aDraft().totals.totalAmount;
  await fixture.open(reference, orders * total, "COD");
  const standing = async () => {
    const { rows } = await sql<{ status: string; refunded: number }>`
      select status, refunded from payment.payment where reference = ${reference}`.execute(database.kysely);
    return [rows[0]?.status, Number(rows[0]?.refunded)];
  };
  return { codes, standing, total };
};

test("D-51 a cash-on-delivery order is paid when it is delivered, and not before", async () => {
  const { codes, standing } = await aPayment(1);
  const [code = ""] = codes;
  await take(code, sent);
  expect(await standing()).toEqual(["unpaid", 0]);
  await take(code, received);
  expect(await standing()).toEqual(["paid", 0]);
  expect(await fixture.broken()).toEqual([]);
});

test("with two orders the payment is completed after both, and failed deliveries are not charged", async () => {
  const { codes, standing, total } = await aPayment(2);
  const [first = "", second = ""] = codes;
  await take(first, sent, received);
  expect(await standing()).toEqual(["unpaid", 0]);
  await take(second, sent, givenUp);
  expect(await standing()).toEqual(["paid", total]);
  expect(await fixture.broken()).toEqual([]);
});

test("pieces cancelled before are deducted from the cash amount", async () => {
  const { codes, standing } = await aPayment(1);
  const [code = ""] = codes;
  await sql`update orders.placed_order set refunded_amount = 88000 where code = ${code}`.execute(database.kysely);
  await take(code, sent, received);
  expect(await standing()).toEqual(["paid", 88_000]);
});

test("a purchase without a delivered order is never paid", async () => {
  const { codes, standing } = await aPayment(1);
  await take(codes[0] ?? "", sent, givenUp);
  expect(await standing()).toEqual(["unpaid", 0]);
});
