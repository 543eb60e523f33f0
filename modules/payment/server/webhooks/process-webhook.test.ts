import { expect, test } from "vitest";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ChargeStatus } from "../ports/gateway.ts";
import { memoryGateway } from "../testing/memory-gateway.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { receiveWebhook } from "./receive-webhook.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await paymentFixture(database);
const { deps, bank } = fixture;
const send = (report: Parameters<typeof bank.webhook>[0]) => receiveWebhook(deps, "books", bank.webhook(report));
const heardOf = (reference: string) =>
  fixture.settled.filter((one) => one.reference === reference).map(({ status }) => status);

test("PY-21 a payment is paid by an authenticated webhook only", async () => {
  const { reference, chargeId } = await fixture.opened();
  expect(await send({ chargeId, amount: 150_000 })).toBe(200);
  expect(await fixture.payment(reference)).toMatchObject({ status: "unpaid" });
  await fixture.work();
  expect(await fixture.payment(reference)).toMatchObject({ status: "paid" });
  expect(heardOf(reference)).toEqual(["paid"]);
});

test("D-50 a payment is held for two minutes, in case the gateway reverses it", async () => {
  const { reference, chargeId } = await fixture.opened();
  await send({ chargeId, amount: 150_000 });
  await fixture.work();
  const payment = await fixture.payment(reference);
  expect(payment?.holdUntil).toEqual(new Date(fixture.clock.now().getTime() + 120_000));
});

test("M4 PY-22 twenty copies of every webhook at once, statuses shuffled: one effect each, and every copy is acknowledged", async () => {
  const random = seededRandom("shuffled webhooks");
  const rounds: ChargeStatus[][] = [
    ["paid", "pending", "expired"],
    ["expired", "paid"],
    ["pending", "paid"],
    ["paid"],
    ["failed", "paid", "pending"],
  ];
  const attempts = await Promise.all(rounds.map(() => fixture.opened()));
  const copies = rounds.flatMap((statuses, round) => {
    const attempt = attempts[round];
    if (!attempt) return [];
    return statuses.flatMap((status, at) => {
      const webhook = bank.webhook({ chargeId: attempt.chargeId, amount: 150_000, status, eventId: `${round}-${at}` });
      return Array.from({ length: 20 }, () => webhook);
    });
  });
  for (const attempt of attempts) bank.set(attempt.chargeId, "paid");
  const shuffled = copies
    .map((webhook) => ({ webhook, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ webhook }) => webhook);
  const replies = await Promise.all(shuffled.map((webhook) => receiveWebhook(deps, "books", webhook)));
  expect(new Set(replies)).toEqual(new Set([200]));
  await fixture.work(8);
  for (const { reference } of attempts) {
    expect(await fixture.payment(reference)).toMatchObject({ status: "paid" });
    expect(heardOf(reference).filter((status) => status === "paid")).toEqual(["paid"]);
    expect(await fixture.refunds(reference)).toEqual([]);
  }
});

test.each([
  ["less money", { amount: 149_999 }],
  ["more money", { amount: 150_001 }],
  ["another currency", { amount: 150_000, currency: "USD" }],
])("M5 %s pays nothing and is reported to staff", async (_title, change) => {
  const { reference, chargeId } = await fixture.opened();
  await send({ chargeId, ...change });
  await fixture.work();
  expect(await fixture.payment(reference)).toMatchObject({ status: "unpaid", flag: "AMOUNT_MISMATCH" });
  expect(heardOf(reference)).toEqual([]);
  expect((await fixture.refunds(reference)).every(({ state }) => state === "review")).toBe(true);
});

test("a webhook about an unknown charge changes nothing, and is not requested again", async () => {
  expect(await send({ chargeId: "PNOBODY", amount: 1 })).toBe(200);
  await fixture.work();
  await fixture.work();
});

test("a webhook of a gateway without an account is answered with 404", async () => {
  expect(await receiveWebhook(deps, "nobody", bank.webhook({ chargeId: "P1" }))).toBe(404);
});

test("D-50 a settlement that is denied within the hold is reversed, once the gateway has confirmed it", async () => {
  const { reference, chargeId } = await fixture.opened();
  bank.set(chargeId, "paid");
  await send({ chargeId, amount: 150_000 });
  await fixture.work();
  await send({ chargeId, amount: 150_000, status: "failed" });
  await fixture.work();
  // The gateway still reports paid: the denial was an old one.
  expect(await fixture.payment(reference)).toMatchObject({ status: "paid" });
  bank.set(chargeId, "failed");
  await send({ chargeId, amount: 150_000, status: "failed" });
  await fixture.work();
  expect(await fixture.payment(reference)).toMatchObject({ status: "failed", paidBy: null });
  expect(fixture.settled.filter((one) => one.reference === reference)).toMatchObject([
    { status: "paid", reversed: false },
    { status: "failed", reversed: true },
  ]);
});

test("a denial after the hold changes no amount, but flags the payment", async () => {
  const { reference, chargeId } = await fixture.opened();
  await send({ chargeId, amount: 150_000 });
  await fixture.work();
  fixture.clock.advance(121_000);
  bank.set(chargeId, "failed");
  await send({ chargeId, amount: 150_000, status: "failed" });
  await fixture.work();
  expect(await fixture.payment(reference)).toMatchObject({ status: "paid", flag: "REVERSED_LATE" });
});

test("a second payment, through an ended attempt, is refunded once", async () => {
  const first = await fixture.opened({ reference: "TWICE", channelCode: "QRIS" });
  const second = await fixture.opened({ reference: "TWICE", key: "2" });
  await send({ chargeId: second.chargeId, amount: 150_000 });
  await send({ chargeId: first.chargeId, amount: 150_000 });
  await send({ chargeId: first.chargeId, amount: 150_000 });
  await fixture.work();
  expect(await fixture.payment("TWICE")).toMatchObject({ status: "paid", refunded: 0 });
  expect(await fixture.refunds("TWICE")).toEqual([{ amount: 150_000, reason: "PAID_TWICE", state: "done" }]);
});

test("a payment through an ended attempt counts, and ends the open one", async () => {
  const first = await fixture.opened({ reference: "OLD-ONE" });
  const second = await fixture.opened({ reference: "OLD-ONE", channelCode: "VA_BNI", key: "2" });
  await send({ chargeId: first.chargeId, amount: 150_000 });
  await fixture.work();
  expect(await fixture.payment("OLD-ONE")).toMatchObject({ status: "paid", paidBy: first.id });
  expect(bank.books.get(second.chargeId)?.status).toBe("cancelled");
});

test("where only the sender of a webhook is certain, nothing is paid without the gateway's confirmation", async () => {
  const hinting = memoryGateway({ webhookProves: "sender" });
  const other = await paymentFixture(database, { bank: hinting });
  const { reference, chargeId } = await other.opened();
  await receiveWebhook(other.deps, "books", hinting.webhook({ chargeId, amount: 150_000 }));
  await other.work();
  expect(await other.payment(reference)).toMatchObject({ status: "unpaid" });
  hinting.set(chargeId, "paid");
  await receiveWebhook(other.deps, "books", hinting.webhook({ chargeId, amount: 150_000 }));
  await other.work();
  expect(await other.payment(reference)).toMatchObject({ status: "paid" });
});
