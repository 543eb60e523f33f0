import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { TestShopper } from "#apps/server/checkout/test-shopper.ts";
import { copyCheckouts } from "#apps/server/testing/copy-checkouts-fixture.ts";
import {
  expectTruth,
  purchaseShopFixture,
  readyCheckout,
  untilAnswered,
} from "#apps/server/testing/purchase-shop-fixture.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";

// The simulated bank keeps its own ledger: it decides who is right.
const { database, shop, guests } = await purchaseShopFixture();
const db = database.kysely;
let buyer: TestShopper;
let original = "";
let owner = "";

beforeAll(async () => {
  // A gift would sell out before the products and change the displayed price.
  await sql`update promotion.activity set status = 'stopped'`.execute(db);
  ({ buyer, checkoutId: original, owner } = await readyCheckout({ database, guests }));
});

type Placed = { readonly orderCode: string; readonly vaNumber: string; readonly totalAmount: number };

/** So many orders that wait for their money. */
async function place(count: number): Promise<Placed[]> {
  const copies = await copyCheckouts(db, original, Array(count).fill(owner));
  const placed: Placed[] = [];
  for (let from = 0; from < copies.length; from += 20) {
    const some = copies.slice(from, from + 20);
    placed.push(...(await Promise.all(some.map(({ id }) => untilAnswered(() => placeOne(id))))));
  }
  return placed;
}

/** Retries while the gateway is overloaded. */
async function placeOne(checkoutId: string): Promise<Placed> {
  const { data, errorCode } = await buyer.place(checkoutId, "once");
  if (!data?.orderCode) throw new Error(`nothing was ordered: ${errorCode}`);
  if (!data.vaNumber) throw new Error("TRY_AGAIN: no number to pay to yet");
  return { ...data, vaNumber: data.vaNumber };
}

const pay = ({ vaNumber }: Placed, body: object = {}): Promise<{ notices?: { answer: number }[] }> =>
  fetch(`${shop.address}/dev/va/${vaNumber}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((response) => response.json() as Promise<{ notices?: { answer: number }[] }>);

type Standing = { status: string; moves: string; bank: string; kept: number; goingBack: number };

/** The shop's state beside the bank's ledger. */
async function standing({ orderCode, vaNumber }: Placed): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select placed.status, charge.status as bank,
      (case when charge.status in ('settlement', 'refund') then coalesce(paid_amount, 0) - refunded else 0 end)::int as kept,
      (select coalesce(sum(amount), 0)::int from payment.refund
        where reference = placed.payment_reference and state <> 'done') as "goingBack",
      (select string_agg(move, ' ' order by id) from orders.event where order_code = placed.code) as moves
    from orders.placed_order as placed, simulator.charge
    where placed.code = ${orderCode} and va_number = ${vaNumber}`.execute(db);
  if (!rows[0]) throw new Error("no such order");
  return rows[0];
}

/** Either paid and kept, or ended and the money refunded or being refunded. */
const isRight = ({ status, kept, goingBack }: Standing, { totalAmount }: Placed): boolean =>
  status === orderStatusCodes.paid ? kept === totalAmount && goingBack === 0 : kept === goingBack;

async function untilRight(
  orders: readonly Placed[],
  also: (now: Standing) => boolean = () => true,
): Promise<Standing[]> {
  let now: Standing[] = [];
  await expect
    .poll(
      async () => {
        now = await Promise.all(orders.map(standing));
        return now.filter((one, at) => !(isRight(one, orders[at] as Placed) && also(one)));
      },
      { timeout: 120_000, interval: 300 },
    )
    .toEqual([]);
  return now;
}

test("M4 every webhook sent twenty times in parallel, in any order: paid once, notified once, every copy acknowledged", async () => {
  const orders = await place(tries(6, 200));
  const ways = [
    ["settlement", "pending", "expire"],
    ["expire", "settlement"],
    ["settlement"],
    ["pending", "settlement"],
  ];
  const replies: number[] = [];
  for (let from = 0; from < orders.length; from += 6) {
    const notified = await Promise.all(
      orders
        .slice(from, from + 6)
        .map((order, at) => pay(order, { copies: 20, orderOfStatuses: ways[at % ways.length] })),
    );
    replies.push(...notified.flatMap(({ notices = [] }) => notices.map(({ answer }) => answer)));
  }
  const now = await untilRight(orders, ({ status }) => status === orderStatusCodes.paid);
  const twice = now.filter(({ moves }) => moves !== "place pay").length;
  const unwelcome = replies.filter((reply) => reply !== 200).length;
  figure("M4", `${orders.length} orders, every webhook 20 times in shuffled order: paid more or less than once`, twice);
  figure("M4", `${replies.length} genuine webhooks: responses other than 200`, unwelcome);
  expect([twice, unwelcome]).toEqual([0, 0]);
  await expectTruth(database);
}, 900_000);

test("M5 PY-21 forged webhooks and wrong amounts do not pay an order", async () => {
  const orders = await place(tries(8, 100));
  const ways = [{ signature: "bad" }, { signature: "old" }, { less: true }, { more: true }];
  await Promise.all(
    orders.map((order, at) => {
      const { less, more, ...way } = { less: false, more: false, ...ways[at % ways.length] };
      const amount = order.totalAmount + (more ? 1 : less ? -1 : 0);
      return pay(order, { ...way, amount });
    }),
  );
  const now = await untilRight(orders);
  const paid = now.filter(({ status }) => status !== orderStatusCodes.awaitingPayment).length;
  figure("M5", `${orders.length} orders with forged webhooks or another amount: paid`, paid);
  expect(paid).toBe(0);
  await expectTruth(database);
}, 300_000);

test("M7 D-50 a reversal within a minute ends the order, and no money is retained or owed", async () => {
  const orders = await place(tries(3, 50));
  await Promise.all(orders.map((order) => pay(order, { copies: 3, orderOfStatuses: ["settlement", "deny"] })));
  await untilRight(orders, ({ status, bank }) => bank === "deny" && status !== orderStatusCodes.paid);
  figure("M7", `${orders.length} payments reversed within a minute: orders that stayed paid`, 0);
  await expectTruth(database);
}, 300_000);

test("M7 paid, expired and cancelled in parallel: never charged without an order or a refund", async () => {
  const random = seededRandom("paid, expired, cancelled");
  const orders = await place(tries(12, 300));
  const cancel = "mutation cancelOrder($code: String!) { cancelOrder(input: { orderCode: $code }) { success } }";
  // In small groups, so that the three events overlap; every second payment arrives a little later.
  for (let from = 0; from < orders.length; from += 12) {
    await Promise.all(
      orders.slice(from, from + 12).map(async (order, at) => {
        const code = order.orderCode;
        const jitter = () => sleep(random() * 100);
        await Promise.all([
          jitter()
            .then(() => sleep((at % 2) * 200 * at))
            .then(() => pay(order)),
          jitter().then(() => untilAnswered(() => buyer.ask(cancel, { code }))),
          jitter().then(() => expire(code)),
        ]);
      }),
    );
  }
  const now = await untilRight(orders, ({ status }) => status !== orderStatusCodes.awaitingPayment);
  const kinds = [orderStatusCodes.paid, orderStatusCodes.cancelled, orderStatusCodes.closed].map(
    (status) => now.filter((one) => one.status === status).length,
  );
  figure("M7", `${orders.length} orders paid, expired and cancelled at once: charged without an order or a refund`, 0);
  figure("M7", "of them kept / cancelled / closed", kinds.join(" / "));
  expect(kinds[0], "every end was reached").toBeLessThan(orders.length);
  await expectTruth(database);
}, 900_000);

/** Expires the payment and runs the job that closes it. */
const expire = (orderCode: string) =>
  inTransaction(database, async (trx) => {
    const { rows } = await sql<{ reference: string }>`
      update orders.placed_order set payment_due = now() where code = ${orderCode} and status = '21'
      returning payment_reference as reference`.execute(trx);
    const [found] = rows;
    if (found) await addJob(trx, "order.close_unpaid", { paymentReference: found.reference });
  });

test("M6 no forged return address marks an order paid or shows another shopper's account number", async () => {
  const orders = await place(tries(2, 25));
  const ways = ["vpc_TxnResponseCode=0", "STATUSCODE=0000", "d_status=0", "status_code=200"];
  const foreign = "9988776655443322";
  let shown = 0;
  for (const { orderCode } of orders) {
    const headers = { cookie: buyer.cookie };
    for (const way of ways) {
      const page = await shop.get(`/pay-callback?order=${orderCode}&orderCode=${orderCode}&${way}`, { headers });
      expect(page.status).toBeLessThan(400);
    }
    const page = await shop.get(
      `/payment?order=${orderCode}&orderCode=${orderCode}&vaNumber=${foreign}&totalAmount=1`,
      {
        headers,
      },
    );
    if (wordsOf(page.text).includes(foreign)) shown += 1;
  }
  const now = await Promise.all(orders.map(standing));
  const paid = now.filter(({ status }) => status !== orderStatusCodes.awaitingPayment).length;
  figure("M6", `${orders.length * ways.length} forged return URLs: orders paid by them`, paid);
  figure("M6", `${orders.length} return URLs with an invented number: pages that show it`, shown);
  expect([paid, shown]).toEqual([0, 0]);
  await expectTruth(database);
}, 300_000);

/** The visible text, without gaps between digits. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s/g, "");
