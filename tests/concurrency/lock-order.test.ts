import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { TestShopper } from "#apps/server/checkout/test-shopper.ts";
import { orderListeners } from "#apps/server/orders/order-listeners.ts";
import { copyCheckouts } from "#apps/server/testing/copy-checkouts-fixture.ts";
import {
  plainSkus,
  purchaseShopFixture,
  type SkuRef,
  untilAnswered,
} from "#apps/server/testing/purchase-shop-fixture.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { takeLinesBack } from "#modules/inventory/server/index.ts";
import {
  approveCancel,
  isPaidWith,
  type LockedOrder,
  lockAndReadOrders,
  requestCancel,
  type TransitionDeps,
  transition,
} from "#modules/order/server/index.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { aFlashSale } from "#modules/promotion/server/testing/a-promotion.ts";
import { ownReturns } from "#modules/returns/server/index.ts";

// Orders from two warehouses: each purchase is two orders, so code that handles its orders one after the other locks stock in the
// order of their random codes. The lock order of ADR 0057 has to hold for every path at once.
const { database, url, shop, guests } = await purchaseShopFixture();
const db = database.kysely;
const always = { beginsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T00:00:00Z") };
let skus: readonly SkuRef[] = [];
let buyers: readonly { readonly buyer: TestShopper; readonly checkoutId: string; readonly owner: string }[] = [];

const deps: TransitionDeps = {
  ids: systemIds,
  clock: systemClock,
  sealer: { seal: (text) => text, open: (text) => text },
  secret: "a secret of at least thirty-two characters",
  listeners: orderListeners({ ids: systemIds, clock: systemClock, points: { worth: 1, earnedBy: 10_000 } }),
  returns: ownReturns,
};

const flashSale = () =>
  aFlashSale("", {
    ...always,
    flashSaleSkus: skus.slice(0, 4).map(({ skuCode }) => ({ skuCode, price: 50_000, stock: 100_000 })),
  });

beforeAll(async () => {
  await sql`update promotion.activity set status = 'stopped'`.execute(db);
  skus = await plainSkus(db, 6, 100_000);
  // Every second product is in another warehouse.
  const elsewhere = skus.filter((_, at) => at % 2 === 1).map(({ skuCode }) => skuCode);
  await sql`
    insert into inventory.stock (sku_code, source_code, quantity)
    select sku_code, 'WH02', 100000 from unnest(${elsewhere}::text[]) as sku_code
    on conflict (sku_code, source_code) do update set quantity = stock.sold + 100000`.execute(db);
  await sql`update inventory.stock set quantity = sold
    where sku_code = any(${elsewhere}::text[]) and source_code <> 'WH02'`.execute(db);
  expect((await inTransaction(database, (trx) => savePromotion(trx, flashSale()))).ok).toBe(true);
  const made = [];
  for (const buyer of await guests(4)) {
    for (const { productCode, skuCode } of skus) await buyer.add(productCode, skuCode, 2);
    const checkoutId = await buyer.begin();
    expect((await buyer.fill(checkoutId, "two-warehouses")).orderCount).toBe(2);
    const { rows } = await sql<{ owner: string }>`select owner from checkout.session where id = ${checkoutId}`.execute(
      db,
    );
    made.push({ buyer, checkoutId, owner: rows[0]?.owner ?? "" });
  }
  buyers = made;
}, 300_000);

type Purchase = { readonly buyer: TestShopper; readonly codes: readonly string[]; readonly vaNumber: string };

async function place(count: number): Promise<Purchase[]> {
  const copies = await Promise.all(
    buyers.map(({ checkoutId, owner }) =>
      copyCheckouts(db, checkoutId, Array(Math.ceil(count / buyers.length)).fill(owner)),
    ),
  );
  return Promise.all(
    copies.flat().map(async ({ id, owner }): Promise<Purchase> => {
      const buyer = buyers.find((one) => one.owner === owner)?.buyer;
      if (!buyer) throw new Error("nobody's checkout");
      const { data, errorCode } = await untilAnswered(() => buyer.place(id, "once"));
      if (!data?.orderCode) throw new Error(`nothing was ordered: ${errorCode}`);
      return { buyer, codes: data.orderCode.split(","), vaNumber: data.vaNumber ?? "" };
    }),
  );
}

const act = ({ buyer, codes }: Purchase, mutation: string) =>
  untilAnswered(() => buyer.ask(`mutation act($code: String!) { ${mutation} { success } }`, { code: codes[0] }));

/** Expires the payment and runs the job that closes it. */
const expire = ({ codes }: Purchase) =>
  inTransaction(database, async (trx) => {
    const { rows } = await sql<{ reference: string }>`
      update orders.placed_order set payment_due = now() where code = any(${[...codes]}) and status = '21'
      returning payment_reference as reference`.execute(trx);
    if (rows[0]) await addJob(trx, "order.close_unpaid", { paymentReference: rows[0].reference });
  });

const pay = ({ vaNumber }: Purchase, body: object = {}) =>
  fetch(`${shop.address}/dev/va/${vaNumber}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

type Work = (trx: Parameters<typeof approveCancel>[0], order: LockedOrder) => Promise<unknown>;

/** What staff do to one order of a purchase, holding orders as the back office does. */
const byStaff = (own: Database, { codes }: Purchase, at: number, work: Work) =>
  inTransaction(own, async (trx) => {
    const order = (await lockAndReadOrders(trx, isPaidWith(codes[at] ?? ""))).find(({ code }) => code === codes[at]);
    if (order) await work(trx, order);
  });

const cancelPieces =
  (all: boolean): Work =>
  async (trx, order) => {
    const items = order.lines.map(({ quantity }, number) => ({ number, quantity: all ? quantity : 1 }));
    const result = await requestCancel(trx, deps, order, { items, reason: "OTHER" });
    if (!result.ok) throw new Error(result.error.code);
    const [again] = await lockAndReadOrders(trx, isPaidWith(order.code)).then((held) =>
      held.filter(({ code }) => code === order.code),
    );
    if (again) await approveCancel(trx, deps, again, { requestId: result.value.requestId, actor: "staff" });
  };

const sendAndFailDelivery: Work = async (trx, order) => {
  const sent = await transition(trx, deps, order, { transition: "send", actor: "staff" });
  if (sent.ok) await transition(trx, deps, sent.value, { transition: "failDelivery", actor: "staff" });
};

/** The stock part of a return, with its order locked. */
const putBack: Work = (trx, { code, sourceCode, lines }) =>
  takeLinesBack(trx, {
    reference: code,
    lines: lines.toReversed().map(({ skuCode }) => ({ skuCode, sourceCode, quantity: 1 })),
  });

const unsettled = async (purchases: readonly Purchase[]) => {
  const { rows } = await sql<{ code: string }>`
    select code from orders.placed_order where status = '21' and code = any(${purchases.flatMap(({ codes }) => codes)})`.execute(
    db,
  );
  return rows.length;
};

/** The server's count of deadlocks in this database; exact once all connections are closed. */
async function deadlocks(admin: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(admin);
  return rows[0]?.deadlocks ?? -1;
}

test("1B-02 placing, cancelling, expiring, paying, reversing, cancelling pieces, failing delivery, returning and editing a flash sale at once: no deadlock", async () => {
  const random = seededRandom("one lock order");
  const count = tries(8, 60);
  const own = connect(url, { applicationName: "staff", maxConnections: 6, connectionTimeoutMs: 300_000 });
  const paid = await place(count);
  await Promise.all(paid.map((purchase) => pay(purchase)));
  await expect.poll(() => unsettled(paid), { timeout: 120_000 }).toBe(0);
  const [cancelled, expired, otherwise, reversed] = await Promise.all([
    place(count),
    place(count),
    place(count),
    place(count),
  ]);
  const jitter = () => sleep(random() * 200);
  const each = (purchases: readonly Purchase[], work: (purchase: Purchase, at: number) => Promise<unknown>) =>
    purchases.map((purchase, at) => jitter().then(() => work(purchase, at)));
  const staffWork = [cancelPieces(false), cancelPieces(true), sendAndFailDelivery, putBack];
  const results = await Promise.allSettled([
    place(count * 2),
    ...each(cancelled, (purchase) => act(purchase, "cancelOrder(input: { orderCode: $code })")),
    ...each(expired, expire),
    ...each(otherwise, (purchase) => act(purchase, 'payOrder(orderCode: $code, paymentMethod: "VA_BNI")')),
    ...each(reversed, (purchase) => pay(purchase, { orderOfStatuses: ["settlement", "deny"] })),
    // Both orders of one purchase are handled in parallel by two staff members.
    ...each(paid, (purchase, at) => byStaff(own, purchase, 0, staffWork[at % 4] as Work)),
    ...each(paid, (purchase, at) => byStaff(own, purchase, 1, staffWork[(at + 1) % 4] as Work)),
    ...Array.from({ length: count }, () =>
      jitter().then(() => inTransaction(own, (trx) => savePromotion(trx, flashSale()))),
    ),
  ]);
  expect(results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []))).toEqual([]);
  await expect.poll(() => unsettled([...cancelled, ...expired]), { timeout: 120_000 }).toBe(0);
  // A server process hands in its counts when it ends.
  await own.close();
  await shop.close();
  const busy = sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name not in ('test') and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await busy.execute(db)).rows[0]?.others, { timeout: 120_000 }).toBe(0);
  const counted = await deadlocks(db);
  figure("F15", `${results.length} operations on the stock of two warehouses at once: deadlocks`, counted);
  expect(counted).toBe(0);
}, 600_000);
