import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { takeMoney } from "#apps/simulators/bank/charge-store.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import type { TestShopper } from "../checkout/test-shopper.ts";
import { copyCheckouts } from "../testing/copy-checkouts-fixture.ts";
import { expectTruth, purchaseShopFixture, readyCheckout, untilAnswered } from "../testing/purchase-shop-fixture.ts";

// The whole shop and its worker; each gateway's simulator accepts charges and posts its own signed webhooks over HTTP.
const { database, shop, guests } = await purchaseShopFixture();
const db = database.kysely;
const patient = { timeout: 120_000, interval: 200 };
let buyer: TestShopper;
let original = "";
let owner = "";

beforeAll(async () => {
  await sql`update promotion.activity set status = 'stopped'`.execute(db);
  ({ buyer, checkoutId: original, owner } = await readyCheckout({ database, guests }));
});

const gateways = ["midtrans", "xendit", "doku", "vpc"] as const;
type GatewayName = (typeof gateways)[number];
type Placed = { readonly orderCode: string; readonly chargeId: string; readonly amount: number };

/** An order awaiting payment at this gateway. */
async function place(gateway: GatewayName): Promise<Placed> {
  await sql`update payment.channel set gateway = ${gateway} where gateway is not null`.execute(db);
  const [copy] = await copyCheckouts(db, original, [owner]);
  if (!copy) throw new Error("nothing to place");
  // This gateway accepts cards only.
  if (gateway === "vpc") await buyer.update(copy.id, { paymentMethod: "CARD" });
  const { data, errorCode } = await untilAnswered(() => buyer.place(copy.id, "once"));
  if (!data?.orderCode) throw new Error(`nothing was ordered: ${errorCode}`);
  const opened = async () => (await attemptOf(data.orderCode))?.state;
  await expect.poll(opened, patient).toBe("open");
  const attempt = await attemptOf(data.orderCode);
  if (!attempt || attempt.gateway !== gateway) throw new Error("opened at another gateway");
  // As a browser does: opens the gateway's page, which creates the payment there.
  if (attempt.redirectUrl) await fetch(toShop(attempt.redirectUrl));
  return { orderCode: data.orderCode, chargeId: attempt.chargeId, amount: attempt.amount };
}

/** The simulators use the shop's public address, which has no listener in a test. */
function toShop(url: string): string {
  const { pathname, search } = new URL(url);
  return shop.address + pathname + search;
}

async function attemptOf(orderCode: string) {
  const { rows } = await sql<{
    chargeId: string;
    state: string;
    gateway: string;
    amount: number;
    redirectUrl: string | null;
  }>`
    select charge_id as "chargeId", attempt.state, gateway, amount, redirect_url as "redirectUrl" from payment.attempt
    join orders.placed_order as placed on placed.payment_reference = attempt.reference
    where placed.code = ${orderCode}`.execute(db);
  return rows[0];
}

const pay = async ({ chargeId }: Placed, body: object = {}): Promise<number[]> => {
  const response = await fetch(`${shop.address}/dev/va/${chargeId}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { webhooks = [] } = (await response.json()) as { webhooks?: { answer: number }[] };
  return webhooks.map(({ answer: status }) => status);
};

async function standing({ orderCode }: Placed) {
  const { rows } = await sql<{ order: string; payment: string; attempt: string; moves: string }>`
    select placed.status as order, payment.status as payment, attempt.state as attempt,
      (select string_agg(move, ' ' order by id) from orders.event where order_code = placed.code) as moves
    from orders.placed_order as placed join payment.payment on payment.reference = placed.payment_reference
    join payment.attempt on attempt.reference = payment.reference where placed.code = ${orderCode}`.execute(db);
  return rows[0];
}
const webhooksOf = async ({ chargeId }: Placed) =>
  (
    await sql<{ done: boolean }>`
      select processed_at is not null as done from payment.notice where charge_id = ${chargeId}`.execute(db)
  ).rows;
const allProcessed = async (order: Placed) => {
  const webhooks = await webhooksOf(order);
  return webhooks.length > 0 && webhooks.every(({ done }) => done);
};

const paid = { order: orderStatusCodes.paid, payment: "paid", attempt: "paid", moves: "place pay" };
const waiting = { order: orderStatusCodes.awaitingPayment, payment: "unpaid", attempt: "open", moves: "place" };

for (const gateway of gateways) {
  test(`1B-14 ${gateway}: a signed webhook pays the order once, with any number of copies in any order`, async () => {
    const [once, copied, shuffled] = [await place(gateway), await place(gateway), await place(gateway)];
    expect(await pay(once)).toEqual([200]);
    expect(new Set(await pay(copied, { copies: 5 }))).toEqual(new Set([200]));
    const orderOfStatuses = ["settlement", "pending", "expire", "settlement"];
    expect(new Set(await pay(shuffled, { orderOfStatuses, copies: 2 }))).toEqual(new Set([200]));
    for (const order of [once, copied, shuffled]) await expect.poll(() => standing(order), patient).toEqual(paid);
  }, 240_000);

  test(`1B-14 ${gateway}: a failed or expired charge leaves the order awaiting payment`, async () => {
    const [failed, expired] = [await place(gateway), await place(gateway)];
    expect(await pay(failed, { orderOfStatuses: ["deny"] })).toEqual([200]);
    expect(await pay(expired, { orderOfStatuses: ["expire"] })).toEqual([200]);
    const over = { ...waiting, payment: "failed" };
    await expect.poll(() => standing(failed), patient).toEqual({ ...over, attempt: "failed" });
    // A hosted card page has no status for an expiry: no money was received.
    const attempt = gateway === "vpc" ? "failed" : "expired";
    await expect.poll(() => standing(expired), patient).toEqual({ ...over, attempt });
  }, 240_000);

  test(`1B-14 ${gateway}: a forged webhook is refused and changes nothing; the genuine one then pays`, async () => {
    const order = await place(gateway);
    expect(await pay(order, { signature: "bad", copies: 2 })).toEqual([401, 401]);
    expect(await pay(order, { signature: "old", orderOfStatuses: ["settlement", "deny"] })).toEqual([401, 401]);
    expect([await standing(order), await webhooksOf(order)]).toEqual([waiting, []]);
    expect(await pay(order)).toEqual([200]);
    await expect.poll(() => standing(order), patient).toEqual(paid);
  }, 240_000);

  test(`1B-14 ${gateway}: another amount than requested does not pay`, async () => {
    const [less, more] = [await place(gateway), await place(gateway)];
    expect(await pay(less, { amount: less.amount - 1_000 })).toEqual([200]);
    expect(await pay(more, { amount: more.amount + 1_000 })).toEqual([200]);
    for (const order of [less, more]) {
      await expect.poll(() => allProcessed(order), patient).toBe(true);
      const now = await standing(order);
      expect([now?.order, now?.payment, now?.moves]).toEqual([orderStatusCodes.awaitingPayment, "unpaid", "place"]);
    }
  }, 240_000);

  test(`1B-14 ${gateway}: a late webhook still pays`, async () => {
    const order = await place(gateway);
    expect(await pay(order, { delayMs: 500 })).toEqual([]);
    await expect.poll(() => standing(order), patient).toEqual(paid);
  }, 240_000);

  test(`1B-14 ${gateway}: a payment reversed at once is not paid`, async () => {
    const order = await place(gateway);
    expect(await pay(order, { orderOfStatuses: ["settlement", "deny"] })).toEqual([200, 200]);
    // Whether the worker had processed the first webhook by then is open: if so, the order has ended.
    const now = async () => (await standing(order))?.payment;
    await expect.poll(now, patient).toBe("failed");
    expect((await standing(order))?.order).not.toBe(orderStatusCodes.paid);
  }, 240_000);

  test(`1B-13 ${gateway}: an order whose webhook is lost is paid once the worker polls`, async () => {
    const order = await place(gateway);
    expect(await takeMoney(db, order.chargeId, order.amount)).toBe(true);
    // A minute has passed.
    await sql`update payment.attempt set ask_at = now() - interval '1 second' where charge_id = ${order.chargeId}`.execute(
      db,
    );
    await addJob(db, "payment.ask_open_payments", {});
    await expect.poll(() => standing(order), patient).toEqual(paid);
    expect(await webhooksOf(order)).toEqual([]);
  }, 240_000);
}

test("1B-14 afterwards the records of shop and bank agree", async () => {
  await expectTruth(database);
});
