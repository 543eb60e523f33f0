import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import { queryAndSettle } from "../attempts/query-gateway.ts";
import { paymentInvariants } from "../store/invariants.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import { refundPayment } from "./refund-payment.ts";
import { noteSentByHand } from "./refunds-by-hand.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await paymentFixture(database);
const { deps, bank, clock } = fixture;
const timeless = paymentInvariants.filter(({ broken }) => !broken.includes("now()"));

type Channel = "VA_BCA" | "CARD";

async function paid(channelCode: Channel): Promise<PaymentAttempt> {
  const attempt = await fixture.opened({ channelCode });
  bank.set(attempt.chargeId, "paid");
  await receiveWebhook(deps, "books", bank.webhook({ chargeId: attempt.chargeId, amount: 150_000 }));
  await fixture.work();
  return attempt;
}

const manualIds = async (reference: string) =>
  (
    await sql<{ id: string }>`
      select id from payment.refund where reference = ${reference} and state = 'manual'`.execute(database.kysely)
  ).rows.map(({ id }) => id);

/** The events of a payment whose order is cancelled, each as its own process does it. */
const steps = {
  /** The order is cancelled in part and then as a whole. */
  request: async ({ reference }: PaymentAttempt) => {
    for (const [key, amount] of [
      ["cancel:1", 60_000],
      ["closed:B1", 90_000],
    ] as const) {
      const refund = { reference, amount: rupiah(amount), reason: "ORDER_CLOSED", key };
      await inTransaction(database, (trx) => refundPayment(trx, deps, refund));
    }
  },
  /** The worker requests the refund of the gateway; a virtual account's is left to staff. */
  deliver: () => fixture.work(),
  /** Staff send the refunds of their list. */
  send: async ({ reference }: PaymentAttempt) => {
    for (const id of await manualIds(reference)) {
      await inTransaction(database, (trx) => noteSentByHand(trx, deps, { id, reference: "BANK-1" }));
    }
  },
  /** The bank reverses the payment, and reports it when queried. */
  deny: async (attempt: PaymentAttempt) => {
    bank.set(attempt.chargeId, "failed");
    await queryAndSettle(deps, attempt);
  },
};
type Step = keyof typeof steps;

/** All orders of these steps in which what follows from another comes after it. */
const interleavings: readonly (readonly Step[])[] = [0, 1, 2, 3].map((at) => {
  const order: Step[] = ["request", "deliver", "send"];
  order.splice(at, 0, "deny");
  return order;
});

/** The rule: after the bank took the money back nothing waits to be sent, and what was sent before is put before staff. */
async function expectNothingOwed(attempt: PaymentAttempt, sentBefore: number): Promise<void> {
  // Jobs that are still under way run now.
  await fixture.work();
  await steps.send(attempt);
  const refunds = await fixture.refunds(attempt.reference);
  expect(refunds.filter(({ state }) => state !== "withdrawn" && state !== "done")).toEqual([]);
  const sent = refunds.filter(({ state }) => state === "done").reduce((sum, { amount }) => sum + amount, 0);
  expect(sent).toBe(sentBefore);
  const { flag } = (await fixture.payment(attempt.reference)) ?? {};
  if (sent > 0) expect(flag).toBe("REVERSED_AFTER_REFUND");
  else expect(flag).not.toBe("REVERSED_AFTER_REFUND");
  // Nothing more can be requested.
  const more = { reference: attempt.reference, amount: rupiah(1), reason: "ORDER_CLOSED", key: "closed:B2" };
  expect(await inTransaction(database, (trx) => refundPayment(trx, deps, more))).toEqual({
    ok: false,
    error: { code: "NOT_PAID" },
  });
  const findings = await auditDatabase(database, timeless);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
}

const cases = (["VA_BCA", "CARD"] as const).flatMap((channel) =>
  ([0, 121_000] as const).flatMap((waited) => interleavings.map((order) => [channel, waited, order] as const)),
);

test.each(cases)(
  "1B-03 %s, %i ms after the payment, in the order %j: no refund is owed for money the bank took back",
  async (channel, waited, order) => {
    const attempt = await paid(channel);
    clock.advance(waited);
    const alarms = fixture.alarms.length;
    const denied = order.indexOf("deny");
    // A gateway refunds at delivery, staff afterwards.
    const sentAt = order.indexOf(channel === "CARD" ? "deliver" : "send");
    for (const step of order) await steps[step](attempt);
    const sentBefore = order.indexOf("request") < denied && sentAt < denied ? 150_000 : 0;
    await expectNothingOwed(attempt, sentBefore);
    const alerts = fixture.alarms.slice(alarms).filter((what) => what.startsWith("a refund was sent"));
    expect(alerts.length > 0).toBe(sentBefore > 0);
    const bookedBack = channel === "CARD" && sentBefore === 0 ? await refundIds(attempt.reference) : [];
    for (const id of bookedBack) expect(bank.refunds.has(id)).toBe(false);
  },
);

const refundIds = async (reference: string) =>
  (
    await sql<{ id: string }>`select id from payment.refund where reference = ${reference}`.execute(database.kysely)
  ).rows.map(({ id }) => id);

test("1B-03 concurrent withdrawals, many times: no refund stays pending, and sent ones are reported to staff", async () => {
  for (const channel of ["VA_BCA", "CARD", "VA_BCA", "CARD", "VA_BCA", "CARD"] as const) {
    const attempt = await paid(channel);
    await Promise.all([steps.request(attempt), steps.deny(attempt), fixture.work(), steps.send(attempt)]);
    await fixture.work();
    const sent = (await fixture.refunds(attempt.reference))
      .filter(({ state }) => state === "done")
      .reduce((sum, { amount }) => sum + amount, 0);
    await expectNothingOwed(attempt, sent);
  }
});

test("1B-03 a transfer that a person made while the bank took the payment back is written down, and staff are alerted", async () => {
  const attempt = await paid("VA_BCA");
  await steps.request(attempt);
  await fixture.work();
  const [seen = ""] = await manualIds(attempt.reference);
  await steps.deny(attempt);
  const noted = await inTransaction(database, (trx) => noteSentByHand(trx, deps, { id: seen, reference: "BANK-2" }));
  expect(noted).not.toBeNull();
  expect(await fixture.payment(attempt.reference)).toMatchObject({ status: "failed", flag: "REVERSED_AFTER_REFUND" });
});

test("1B-03 a double payment or a wrong amount that is reversed is not refunded", async () => {
  const first = await fixture.opened({ channelCode: "VA_BCA" });
  await receiveWebhook(deps, "books", bank.webhook({ chargeId: first.chargeId, amount: 100_000 }));
  bank.set(first.chargeId, "paid", 100_000);
  await fixture.work();
  expect(await fixture.refunds(first.reference)).toMatchObject([{ reason: "AMOUNT_MISMATCH", state: "review" }]);
  await steps.deny(first);
  expect(await fixture.refunds(first.reference)).toMatchObject([{ state: "withdrawn" }]);

  const once = await fixture.opened({ reference: "TWICE-1B", channelCode: "VA_BCA", key: "1" });
  const again = await fixture.opened({ reference: "TWICE-1B", channelCode: "VA_BNI", key: "2" });
  for (const { chargeId } of [again, once]) {
    bank.set(chargeId, "paid", 150_000);
    await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: 150_000 }));
    await fixture.work();
  }
  expect(await fixture.refunds("TWICE-1B")).toMatchObject([{ reason: "PAID_TWICE", state: "manual" }]);
  await steps.deny(once);
  expect(await fixture.refunds("TWICE-1B")).toMatchObject([{ reason: "PAID_TWICE", state: "withdrawn" }]);
  expect(await fixture.payment("TWICE-1B")).toMatchObject({ status: "paid" });
});

test.each([0, 121_000])(
  "1B-03 a bank that reports paid again, %i ms after the payment, owes its refund again",
  async (waited) => {
    const attempt = await paid("VA_BCA");
    clock.advance(waited);
    const part = { reference: attempt.reference, amount: rupiah(60_000), reason: "ITEMS_CANCELLED", key: "cancel:7" };
    await inTransaction(database, (trx) => refundPayment(trx, deps, part));
    await fixture.work();
    await steps.deny(attempt);
    expect(await fixture.refunds(attempt.reference)).toMatchObject([{ state: "withdrawn" }]);
    bank.set(attempt.chargeId, "paid");
    await queryAndSettle(deps, attempt);
    await fixture.work();
    expect(await fixture.refunds(attempt.reference)).toMatchObject([{ amount: 60_000, state: "manual" }]);
    expect(await fixture.payment(attempt.reference)).toMatchObject({ status: "paid" });
  },
);
