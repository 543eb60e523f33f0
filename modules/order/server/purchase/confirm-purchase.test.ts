import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { orderByCode } from "../store/orders.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { confirmPurchase, confirmTopic } from "./confirm-purchase.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const db = database.kysely;
let count = 0;
const reference = () => {
  count += 1;
  return `CONFIRM-${count}`;
};

beforeEach(async () => {
  fixture.bank.turn(true);
  await sql`truncate kit.outbox`.execute(db);
});

const waiting = async () =>
  (await sql<{ payload: unknown }>`select payload from kit.outbox where topic = ${confirmTopic}`.execute(db)).rows;

const run = (payload: unknown, deps = fixture.deps) =>
  confirmPurchase(deps)({
    id: "1",
    topic: confirmTopic,
    payload,
    attempt: 1,
    signal: new AbortController().signal,
  });

test("1A-15 a purchase of several orders sends one confirmation, with all of them and their total", async () => {
  const shared = reference();
  const codes = await fixture.placed(aDraft({ paymentReference: shared }), aPickup({ paymentReference: shared }));
  const { vaNumber } = await fixture.open(shared, 558_000);
  expect(await waiting()).toHaveLength(1);
  await fixture.confirm();
  const emails = await fixture.letters();
  expect(emails).toHaveLength(1);
  const { purchase, totalAmount } = emails[0].content.data;
  expect(totalAmount).toBe(558_000);
  expect(purchase.orders.map(({ orderCode }: { orderCode: string }) => orderCode).toSorted()).toEqual(codes.toSorted());
  expect(purchase.sums).toEqual({
    products: 600_000,
    promotions: 60_000,
    coupon: 0,
    delivery: 18_000,
    points: 0,
    fee: 0,
    total: 558_000,
  });
  expect(purchase.payment).toMatchObject({ state: "toPay", vaNumber });
  const places = purchase.orders.map(({ delivery }: { delivery: { kind: string; to: string } }) => [
    delivery.kind,
    delivery.to,
  ]);
  expect(Object.fromEntries(places)).toEqual({
    homeDelivery: "Sari Lestari, Jl. Melati 5, Tebet, Jakarta Selatan",
    storePickup: "Senayan, Jl. Asia Afrika 8",
  });
});

test("1A-07 it waits two minutes at most for the gateway's number, and is sent once for repeated runs", async () => {
  const shared = reference();
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
  fixture.bank.turn(false);
  await fixture.open(shared, 288_000);
  await fixture.confirm();
  expect(await fixture.letters()).toEqual([]);
  const [again] = await waiting();
  expect(again?.payload).toMatchObject({ paymentReference: shared, waited: 1 });
  fixture.clock.advance(2 * 60_000);
  await Promise.all([run(again?.payload), run(again?.payload), run(again?.payload)]);
  const emails = await fixture.letters();
  expect(emails).toHaveLength(1);
  const due = (await orderByCode(db, code))?.paymentDue;
  expect(emails[0].content.data.purchase.payment).toMatchObject({
    state: "toPay",
    vaNumber: null,
    deadline: due?.toISOString(),
  });
});

test("1D-02 it is retried later, not at once", async () => {
  const shared = reference();
  await fixture.placed(aDraft({ paymentReference: shared }));
  fixture.bank.turn(false);
  await fixture.open(shared, 288_000);
  await fixture.confirm();
  const [first] = await waiting();
  const requested = first?.payload as object;
  await sql`truncate kit.outbox`.execute(db);
  // The ninth pause is half a minute: long enough for the job to be written before it is due.
  await run({ ...requested, waited: 9 });
  const { rows } = await sql<{ late: boolean }>`
    select run_at > created_at as late from graphile_worker.jobs order by id desc limit 1`.execute(db);
  expect(rows).toEqual([{ late: true }]);
});

test("1A-07 it states the current state: paid, cash on delivery, nothing to pay; and nothing for an ended purchase", async () => {
  const paid = reference();
  await fixture.placed(aDraft({ paymentReference: paid }));
  await fixture.pay(await fixture.open(paid, 288_000));
  await fixture.placed(aDraft({ paymentReference: reference(), channelCode: "COD" }));
  const ended = reference();
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: ended }));
  await fixture.step(code, { transition: "cancel", actor: "shopper" });
  const smallest = reference();
  const totals = { ...aDraft().totals, couponDiscount: rupiah(287_999), totalAmount: rupiah(1) };
  await fixture.placed(aDraft({ paymentReference: smallest, totals }));
  await fixture.open(smallest, 1);
  await fixture.confirm();
  const received = (await fixture.letters()).filter(({ content }) => content.kind === "orderReceived");
  expect(received.map(({ content }) => content.data.purchase.payment.state).toSorted()).toEqual([
    "onDelivery",
    "paid",
    // One rupiah is something to pay.
    "toPay",
  ]);
});

test("1D-02 a purchase is payable as long as one of its orders is", async () => {
  const shared = reference();
  const [first = ""] = await fixture.placed(aDraft({ paymentReference: shared }), aDraft({ paymentReference: shared }));
  await fixture.open(shared, 576_000);
  await sql`update orders.placed_order set status = '31' where code = ${first}`.execute(db);
  await fixture.confirm();
  const [letter] = await fixture.letters();
  expect(letter?.content.data.purchase.payment.state).toBe("toPay");
});

test("1A-07 members who agreed to it are notified by WhatsApp too", async () => {
  await fixture.placed(aDraft({ paymentReference: reference(), owner: "member:U7" }));
  const [asked] = await waiting();
  await run(asked?.payload, { ...fixture.deps, whatsAppOf: async () => "+6281100000007" });
  const sent = (await fixture.letters()).map(({ channel, to }) => `${channel} ${to}`);
  expect(sent.toSorted()).toEqual(["EMAIL sari@mail.example", "WHATSAPP +6281100000007"]);
});

test("1A-15 an event of a whole purchase is notified by one message: paid, cancelled, closed", async () => {
  for (const [event, happen] of [
    ["paid", async (shared: string) => fixture.pay(await fixture.open(shared, 558_000))],
    [
      "closed",
      async (shared: string) => {
        fixture.clock.advance(3_600_001);
        await fixture.close(shared);
      },
    ],
  ] as const) {
    await sql`truncate kit.outbox`.execute(db);
    const shared = reference();
    const codes = await fixture.placed(aDraft({ paymentReference: shared }), aPickup({ paymentReference: shared }));
    await happen(shared);
    const contents = (await fixture.letters()).map(({ content }) => content);
    expect(contents).toMatchObject([{ kind: "orderChanged", data: { event } }]);
    const { orderCode, otherOrders } = contents[0].data;
    expect([orderCode, ...otherOrders].toSorted()).toEqual(codes.toSorted());
  }
});

test("a confirmation waits a second for the gateway's account number; without a charge it runs at once", async () => {
  const delays = async () =>
    (
      await sql<{ delayed: boolean }>`
        select jobs.run_at > jobs.created_at + interval '0.5 s' as delayed from kit.outbox
        join graphile_worker._private_jobs as jobs on jobs.key = 'outbox:' || outbox.id
        where outbox.topic = ${confirmTopic}`.execute(db)
    ).rows.map(({ delayed }) => delayed);
  await fixture.placed(aDraft({ paymentReference: reference() }));
  const withCharge = await delays();
  await sql`truncate kit.outbox`.execute(db);
  await fixture.placed(aDraft({ paymentReference: reference(), channelCode: "COD" }));
  expect([...withCharge, ...(await delays())]).toEqual([true, false]);
});
