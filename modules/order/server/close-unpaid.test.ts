import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { queryOpenCharge } from "#modules/payment/server/index.ts";
import { endLockedUnpaid } from "./close-unpaid.ts";
import { isPaidWith, lockAndReadOrders } from "./store/orders.ts";
import { aDraft, aPickup } from "./testing/a-draft.ts";
import { callOrders } from "./testing/call-orders.ts";
import { orderCalls } from "./testing/order-calls.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await orderFixture(database);
const { pay, cancel } = orderCalls(callOrders(fixture.deps));

const staffCancel = async (code: string, reference: string) => {
  await queryOpenCharge(fixture.payDeps, reference);
  await inTransaction(database, async (trx) => {
    const held = await lockAndReadOrders(trx, isPaidWith(code));
    await endLockedUnpaid(trx, fixture.deps, held, {
      transition: "cancel",
      actor: "staff",
      actorName: "Wati",
      reason: "OTHER",
    });
  });
};

const expire = async (code: string, reference: string) => {
  const { clock } = fixture;
  await sql`update orders.placed_order set payment_due = ${clock.now()} where code = ${code}`.execute(database.kysely);
  await fixture.close(reference);
};

const ends = {
  "the shopper cancels": (code: string) => cancel(code),
  "staff cancel": staffCancel,
  "its time is over": expire,
} as const;

test.each(Object.keys(ends) as (keyof typeof ends)[])(
  "1B-07 %s while another channel is chosen: no ended order keeps a charge at the bank, no open one has two",
  async (name) => {
    const purchases = [];
    for (let at = 0; at < 12; at += 1) {
      const reference = `${name}-${at}`;
      const [one = ""] = await fixture.placed(
        aDraft({ paymentReference: reference }),
        aPickup({ paymentReference: reference }),
      );
      await fixture.open(reference, 558_000);
      purchases.push({ code: one, reference });
    }
    for (let from = 0; from < purchases.length; from += 4) {
      await Promise.all(
        purchases
          .slice(from, from + 4)
          .flatMap(({ code, reference }, at) => [
            ...(at % 2 === 0 ? [] : [ends[name](code, reference)]),
            pay(code, "VA_CIMB"),
            ends[name](code, reference),
            pay(code, "VA_BNI"),
          ]),
      );
    }
    // One who comes too late changes nothing more.
    await Promise.all(purchases.map(({ code }) => pay(code, "VA_BNI")));
    await fixture.work();
    const { rows } = await sql<{ reference: string; ended: boolean; charges: string[] }>`
      select payment_reference as reference, bool_and(status in ('61', '62')) as ended,
        (select array_agg(charge_id) from payment.attempt where reference = payment_reference) as charges
      from orders.placed_order where payment_reference = any(${purchases.map(({ reference }) => reference)})
      group by payment_reference`.execute(database.kysely);
    const waiting = rows.map(({ reference, ended, charges }) => ({
      reference,
      ended,
      live: charges.filter((charge) => fixture.bank.books.get(charge)?.status === "pending").length,
    }));
    expect(waiting).toHaveLength(purchases.length);
    expect(waiting.filter(({ ended, live }) => !ended || live > 0)).toEqual([]);
    expect(await fixture.broken()).toEqual([]);
  },
  120_000,
);
