import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { refundPayment } from "../refunds/refund-payment.ts";
import { paymentInvariants } from "../store/invariants.ts";
import { memoryGateway } from "../testing/memory-gateway.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";

const { database } = await testDatabase({ maxConnections: 20 });
/** Orders that were closed: later payments are refunded. */
const closed = new Set<string>();
const fixture = await paymentFixture(database, {
  onSettled: async (_trx, { reference, status }) => {
    if (status === "expired") closed.add(reference);
    return status === "paid" && closed.has(reference) ? "refund" : undefined;
  },
});
const { deps, bank, clock } = fixture;
const day = 24 * 3_600_000;

test("closing queries the gateway a last time: a paid payment stays paid", async () => {
  const { reference, chargeId } = await fixture.opened();
  bank.set(chargeId, "paid");
  expect(await fixture.close(reference)).toBe("paid");
  expect(await fixture.payment(reference)).toMatchObject({ status: "paid", closedAt: null });
});

test("closing ends the attempt here and at the gateway, also when that answers only later", async () => {
  const { reference, chargeId } = await fixture.opened();
  bank.turn(false);
  expect(await fixture.close(reference)).toBe("closed");
  expect(await fixture.states(reference)).toEqual(["cancelled"]);
  bank.turn(true);
  await fixture.work();
  expect(bank.books.get(chargeId)?.status).toBe("cancelled");
});

test("closing a payment that was never opened returns closed", async () => {
  expect(await fixture.close("NOTHING")).toBe("closed");
});

test("a payment after the end is refunded if the listener requests it, and kept otherwise", async () => {
  const late = await fixture.opened({ channelCode: "CARD" });
  await fixture.close(late.reference);
  closed.add(late.reference);
  const reopened = await fixture.opened({ channelCode: "CARD" });
  await fixture.close(reopened.reference);
  for (const { chargeId } of [late, reopened]) {
    await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: 150_000 }));
  }
  await fixture.work();
  expect(await fixture.refunds(late.reference)).toEqual([
    { amount: 150_000, reason: "PAID_AFTER_CLOSE", state: "done" },
  ]);
  expect(await fixture.payment(late.reference)).toMatchObject({ status: "refunded", refunded: 150_000 });
  expect(await fixture.payment(reopened.reference)).toMatchObject({ status: "paid", closedAt: null });
});

test("PY-23 D-48 an attempt expires at its time after a last query of the gateway, and the listener is called", async () => {
  const { id, reference } = await fixture.opened();
  clock.advance(day);
  await fixture.expire(id);
  expect(await fixture.states(reference)).toEqual(["expired"]);
  expect(fixture.settled.at(-1)).toMatchObject({ reference, status: "expired" });
  await fixture.expire(id);
  expect(fixture.settled.filter((one) => one.reference === reference)).toHaveLength(1);
});

test("PY-23 money that had come by then counts", async () => {
  const { id, reference, chargeId } = await fixture.opened();
  bank.set(chargeId, "paid");
  clock.advance(day);
  await fixture.expire(id);
  expect(await fixture.payment(reference)).toMatchObject({ status: "paid" });
});

test("a silent gateway delays an expiry by half a minute at most", async () => {
  const { id, reference } = await fixture.opened();
  clock.advance(day);
  bank.turn(false);
  await expect(fixture.expire(id)).rejects.toThrow("last question");
  clock.advance(30_000);
  await fixture.expire(id);
  bank.turn(true);
  expect(await fixture.states(reference)).toEqual(["expired"]);
});

test("a refund goes back once for each key and never beyond what was paid", async () => {
  const { reference, chargeId } = await fixture.opened({ channelCode: "CARD" });
  await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: 150_000 }));
  await fixture.work();
  const back = (amount: number, key: string) =>
    inTransaction(database, (trx) =>
      refundPayment(trx, deps, { reference, amount: rupiah(amount), reason: "RETURNED", key }),
    );
  const results = await Promise.all(Array.from({ length: 10 }, () => back(100_000, "r1")));
  expect(results.filter((reply) => reply.ok && reply.value.requested)).toHaveLength(1);
  expect(await back(50_001, "r2")).toEqual({ ok: false, error: { code: "MORE_THAN_PAID" } });
  expect(await back(50_000, "r3")).toMatchObject({ ok: true });
  await fixture.work();
  expect(await fixture.payment(reference)).toMatchObject({ status: "refunded", refunded: 150_000 });
});

test("a refund that a gateway cannot send is left to staff; an unpaid amount is not refunded", async () => {
  const { reference, chargeId } = await fixture.opened();
  const back = () =>
    inTransaction(database, (trx) =>
      refundPayment(trx, deps, { reference, amount: rupiah(1_000), reason: "RETURNED", key: "r1" }),
    );
  expect(await back()).toEqual({ ok: false, error: { code: "NOT_PAID" } });
  const ofNothing = { reference: "NOBODY", amount: rupiah(1_000), reason: "RETURNED", key: "r1" };
  expect(await inTransaction(database, (trx) => refundPayment(trx, deps, ofNothing))).toEqual({
    ok: false,
    error: { code: "NOT_PAID" },
  });
  await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: 150_000 }));
  await fixture.work();
  await back();
  await fixture.work();
  expect(await fixture.refunds(reference)).toEqual([{ amount: 1_000, reason: "RETURNED", state: "manual" }]);
  expect(fixture.alarms).toContain("a refund has to be made by hand");
});

test("M7 concurrent payment, expiry and cancellation: paid and kept, or closed and refunded, never unreported", async () => {
  const race = memoryGateway();
  const ended = new Set<string>();
  const other = await paymentFixture(database, {
    bank: race,
    onSettled: async (_trx, { reference, status }) => {
      if (status === "expired") ended.add(reference);
      return status === "paid" && ended.has(reference) ? "refund" : undefined;
    },
  });
  const random = seededRandom("a race");
  const soon = () => new Promise((resolve) => setTimeout(resolve, random() * 8));
  const attempts = [];
  for (let index = 0; index < 30; index += 1) attempts.push(await other.opened({ channelCode: "CARD" }));
  other.clock.advance(day);
  await Promise.all(
    attempts.flatMap(({ id, chargeId, reference }) => [
      soon().then(async () => {
        race.set(chargeId, "paid");
        await receiveWebhook(other.deps, "books", race.webhook({ chargeId, amount: 150_000 }));
        await other.work(2);
      }),
      soon().then(() => other.expire(id)),
      soon().then(async () => {
        if ((await other.close(reference)) === "closed") ended.add(reference);
      }),
    ]),
  );
  await other.work(4);
  await other.work(4);
  for (const { reference, chargeId } of attempts) {
    const payment = await other.payment(reference);
    const charged = race.books.get(chargeId)?.status === "paid";
    const refunds = (await other.refunds(reference)).length;
    const kept = payment?.status === "paid" && refunds === 0;
    const wentBack = payment?.status === "refunded" && refunds === 1;
    expect([
      reference,
      charged,
      charged ? kept || wentBack : payment?.status === "failed" || payment?.status === "unpaid",
    ]).toEqual([reference, charged, true]);
  }
});

test("a refund that the gateway made by itself is recorded once, when it is queried", async () => {
  const { reference, chargeId } = await fixture.opened({ channelCode: "CARD" });
  await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: 150_000 }));
  await fixture.work();
  bank.set(chargeId, "refunded");
  for (const eventId of ["back-1", "back-2"]) {
    await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: 150_000, status: "refunded", eventId }));
    await fixture.work();
  }
  expect(await fixture.payment(reference)).toMatchObject({ status: "refunded", refunded: 150_000 });
  expect(await fixture.refunds(reference)).toEqual([{ amount: 150_000, reason: "BY_GATEWAY", state: "done" }]);
});

test("after all tests above the books agree", async () => {
  for (const { name, broken } of paymentInvariants.slice(0, 3)) {
    const { rows } = await database.pool.query(broken);
    expect([name, rows]).toEqual([name, []]);
  }
});
