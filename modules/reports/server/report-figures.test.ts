import { sql } from "kysely";
import { expect, test } from "vitest";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type Order, readOrders } from "#modules/order/server/index.ts";
import type { FigureReport } from "../contract/report-names.ts";
import { addFigures, type Figures, noFigures } from "./figures.ts";
import { funnelByProduct } from "./store/funnel.ts";
import { figuresByKey, figuresByStep } from "./store/read-figures.ts";
import { reportsFixture } from "./testing/reports-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const db = database.kysely;
const shop = await reportsFixture(database);
const always = { previousFrom: "2000-01-01", from: "2000-01-02", until: "2099-12-31", storeCode: null };

const keyed = async (report: FigureReport, storeCode: string | null = null) => {
  const { rows } = await figuresByKey(db, { ...always, report, storeCode }, 1_000);
  return Object.fromEntries(rows.map(({ key, current }) => [key, current]));
};

/** Every report, counted from the orders as the module reads them. */
async function recount() {
  const orders = await readOrders(db, sql<boolean>`true`, {
    offset: 0,
    limit: 100_000,
    order: sql`placed.placed_at, placed.code`,
  });
  const backs = await sql<{
    orderCode: string;
    status: string;
    reason: string;
    money: number;
    number: number;
    quantity: number;
  }>`
    select back.order_code as "orderCode", back.status, back.reason, back.money, part.number, part.quantity
    from returns.return_order as back join returns.line as part on part.return_code = back.code
    where back.status <> '60'`.execute(db);
  const isVoid = ({ status }: Order) => status === "cancelled" || status === "closed";
  const isSold = (order: Order) => (isVoid(order) ? order.refundNoted : order.status !== "awaitingPayment");
  const isSame = (one: Order, other: Order) =>
    (one.owner !== null && one.owner === other.owner) ||
    (one.receiver.email !== "" && one.receiver.email.toLowerCase() === other.receiver.email.toLowerCase());
  const found: Record<string, Record<string, Figures>> = Object.fromEntries(
    ["days", "stores", "channels", "customers", "products", "categories", "promotions", "returns", "funnel"].map(
      (name) => [name, {}],
    ),
  );
  const add = (report: string, key: string, figures: Partial<Figures>) => {
    const rows = found[report] ?? {};
    rows[key] = addFigures(rows[key] ?? noFigures, { ...noFigures, ...figures });
  };
  const backOf = (code: string, number: number) =>
    backs.rows
      .filter((back) => back.orderCode === code && back.number === number && ["40", "50"].includes(back.status))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  for (const order of orders.filter(isSold)) {
    const { code, lines, totals } = order;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const backOfLine = (line: (typeof lines)[number], number: number) =>
      isVoid(order) ? line.quantity : line.cancelled + backOf(code, number);
    const piecesBack = lines.reduce((sum, line, number) => sum + backOfLine(line, number), 0);
    const whole = {
      ...{
        orders: 1,
        pieces,
        piecesBack,
        gross: totals.productAmount,
        fee: totals.fee,
        refunded: order.refundedAmount,
      },
      ...{ discount: totals.promotionDiscount + totals.couponDiscount, points: totals.pointsAmount },
      freight: totals.freight - totals.freightDiscount,
    };
    const earlier = orders.some((one) => one.placedAt < order.placedAt && !isVoid(one) && isSame(one, order));
    add("days", jakartaDay(order.placedAt), whole);
    add("stores", order.store?.code ?? "", whole);
    add("channels", order.channelCode ?? "", whole);
    add("customers", order.owner === null ? "unknown" : earlier ? "returning" : "new", whole);
    for (const [number, line] of lines.entries()) {
      const { quantity, productAmount: gross, promotionDiscount: discount } = line;
      const part = { orders: 1, pieces: quantity, piecesBack: backOfLine(line, number), gross, discount };
      add("products", line.skuCode, part);
      add("categories", line.categoryCode, part);
    }
    for (const product of new Set(lines.map(({ productCode }) => productCode))) add("funnel", product, { orders: 1 });
    if (totals.promotionDiscount > 0)
      add("promotions", "TENTH", { orders: 1, pieces, piecesBack, gross: whole.gross, discount: whole.discount });
  }
  for (const { reason, status, money, quantity } of backs.rows)
    add("returns", reason, { orders: 1, pieces: quantity, refunded: status === "50" ? money : 0 });
  return found;
}

async function reported() {
  const steps = await figuresByStep(db, { ...always, report: "sales" }, "day");
  const found: Record<string, Record<string, Figures>> = {
    days: Object.fromEntries(steps.map(({ begin, isPrevious: _previous, ...figures }) => [begin, figures])),
  };
  for (const report of ["stores", "channels", "customers", "products", "categories", "promotions", "returns"] as const)
    found[report] = await keyed(report);
  const funnel = await funnelByProduct(db, always, 1_000);
  found.funnel = Object.fromEntries(funnel.rows.map(({ key, current: { orders } }) => [key, { ...noFigures, orders }]));
  return found;
}

/** Days and keys whose orders do not count any more have rows of zeros, which no report shows. */
const shown = (all: Record<string, Record<string, Figures>>) =>
  Object.fromEntries(
    Object.entries(all).map(([report, rows]) => [
      report,
      Object.fromEntries(Object.entries(rows).filter(([, { orders }]) => orders !== 0)),
    ]),
  );

const pick = <One>(random: () => number, from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;

test.each(["rain", "rice"])(
  "whatever happens to orders (%s), reports equal a recount before and after every fold",
  async (seed) => {
    const random = seededRandom(seed);
    const known: { code: string; reference: string; total: number }[] = [];
    for (let step = 0; step < 60; step += 1) {
      shop.clock.advance(Math.floor(random() * 9 * 3_600_000));
      const order: (typeof known)[number] | undefined = pick(random, known);
      const kind = order ? Math.floor(random() * 10) : 0;
      if (kind <= 2) {
        const isCash = random() < 0.2;
        const placed = await shop.place({
          owner: pick(random, ["guest:G1", "guest:G1", "guest:B", "member:U1"]),
          email: pick(random, ["a@mail.example", "A@MAIL.example", "b@mail.example", "c@mail.example"]),
          pieces: pick(random, [[1], [2, 1], [3, 2]]),
          isPickup: !isCash && random() < 0.3,
          channelCode: isCash ? "COD" : pick(random, ["VA_BCA", "CARD"]),
          discount: pick(random, [0, 15_000, 30_001]),
        });
        if (isCash) await shop.step(placed.code, { transition: "acceptCash", actor: "system" });
        else if (random() < 0.7) await shop.payFor(placed);
        known.push(placed);
      } else if (order) {
        const { code } = order;
        if (kind === 3) await shop.step(code, { transition: "cancel", actor: "shopper" });
        if (kind === 4) await shop.step(code, { transition: "expire", actor: "system" });
        if (kind === 5) await shop.cancelPieces(code, 1);
        if (kind === 6) await shop.step(code, { transition: "send", actor: "staff" });
        if (kind === 7) await shop.step(code, { transition: "failDelivery", actor: "staff" });
        if (kind === 8) await shop.step(code, { transition: "approveCancel", actor: "staff" });
        if (kind === 9) {
          await shop.step(code, { transition: "send", actor: "staff" });
          await shop.step(code, { transition: "receive", actor: "shopper" });
          const asked = await shop.request(code);
          const returnCode = String((asked.data as { returnCode: string } | null)?.returnCode ?? "");
          if (asked.success && random() < 0.8) await shop.staff.approve(returnCode);
          if (asked.success && random() < 0.8) await shop.staff.receive(returnCode);
          if (asked.success && random() < 0.8) await shop.staff.refund(returnCode);
        }
      }
      if (step % 7 === 0) await shop.fold(random() < 0.5 ? 1 : undefined);
      if (step % 12 === 0) expect(shown(await reported())).toEqual(shown(await recount()));
    }
    expect(await shop.waiting()).toBeGreaterThan(0);
    expect(await shop.differing()).toEqual([]);
    const before = await reported();
    await shop.fold();
    expect(await shop.waiting()).toBe(0);
    expect(shown(await reported())).toEqual(shown(before));
    expect(shown(before)).toEqual(shown(await recount()));
    expect(await shop.differing()).toEqual([]);
  },
);

test("an update of the definition books all orders again in batches, and every report reads the same meanwhile", async () => {
  const before = await reported();
  await sql`delete from reports.daily where report = 'funnel'`.execute(db);
  await sql`delete from reports.monthly where report = 'funnel'`.execute(db);
  await sql`delete from reports.booked where report = 'funnel'`.execute(db);
  await sql`insert into reports.rebook (order_code) select distinct order_code from reports.booked`.execute(db);
  const without = await reported();
  expect(without).toEqual({ ...before, funnel: {} });
  await shop.fold(3);
  expect(await reported()).toEqual(before);
  expect(await shop.differing()).toEqual([]);
  expect((await sql`select from reports.rebook`.execute(db)).rows).toEqual([]);
});

test("a member who leaves is an unknown customer, and their later orders are counted again", async () => {
  const bought = { owner: "member:GONE", email: "gone@mail.example", pieces: [1] };
  const first = await shop.place(bought);
  shop.clock.advance(1_000);
  const second = await shop.place(bought);
  for (const order of [first, second]) await shop.payFor(order);
  await shop.fold();
  const before = await keyed("customers");
  await sql`update orders.placed_order set owner = null, receiver = receiver || '{"email": ""}'
    where code = ${first.code}`.execute(db);
  await shop.fold();
  const after = await keyed("customers");
  expect((after.unknown?.orders ?? 0) - (before.unknown?.orders ?? 0)).toBe(1);
  // The one left is the first order of its buyer now.
  expect((after.new?.orders ?? 0) - (before.new?.orders ?? 0)).toBe(0);
  expect((after.returning?.orders ?? 0) - (before.returning?.orders ?? 0)).toBe(-1);
  expect(shown(await reported())).toEqual(shown(await recount()));
});

test("orders that change in parallel do not wait for each other, nor for a fold", async () => {
  const orders = await Promise.all(
    [1, 2].map(() => shop.place({ owner: "guest:SAME", email: "same@mail.example", pieces: [1] })),
  );
  const [one, other] = orders.map(({ code }) => code);
  const pay = (code = "") =>
    sql`update orders.placed_order set fee = fee + 1000, total_amount = total_amount + 1000 where code = ${code}`;
  await inTransaction(database, async (outer) => {
    await pay(one).execute(outer);
    // The first transaction is open: waiting for it would end by the lock timeout.
    await inTransaction(database, async (trx) => {
      await sql`set local lock_timeout = '1ms'`.execute(trx);
      await pay(other).execute(trx);
    });
    await shop.fold();
    expect(await shop.waiting()).toBe(0);
  });
  // Only the change that was committed later is left.
  expect(await shop.waiting()).toBe(1);
  await sql`update orders.placed_order set fee = fee - 1000, total_amount = total_amount - 1000
    where code = any(${[one, other]})`.execute(db);
  expect(await shop.differing()).toEqual([]);
});

test("folds that run at the same time book every order once", async () => {
  for (let number = 0; number < 12; number += 1)
    await shop.payFor(await shop.place({ owner: `guest:${number}`, email: `${number}@mail.example`, pieces: [1] }));
  await Promise.all([1, 2, 3, 4, 5].map((atMost) => shop.fold(atMost)));
  await shop.fold();
  expect(await shop.waiting()).toBe(0);
  expect(await shop.differing()).toEqual([]);
  expect(shown(await reported())).toEqual(shown(await recount()));
});

test("orders from before the reports are booked by the first folds", async () => {
  const expected = await reported();
  // Every report had something to count.
  for (const rows of Object.values(shown(expected))) expect(Object.keys(rows)).not.toEqual([]);
  await sql`delete from reports.daily`.execute(db);
  await sql`delete from reports.monthly`.execute(db);
  await sql`delete from reports.booked`.execute(db);
  await sql`delete from reports.changed_order`.execute(db);
  expect(await shop.differing()).not.toEqual([]);
  await sql`insert into reports.changed_order (order_code) select code from orders.placed_order order by placed_at`.execute(
    db,
  );
  expect(shown(await reported())).toEqual(shown(expected));
  await shop.fold(3);
  expect(shown(await reported())).toEqual(shown(expected));
  expect(await shop.differing()).toEqual([]);
});

test("the audit finds a figure that is one rupiah off, and one that was never booked", async () => {
  expect(await shop.differing()).toEqual([]);
  await sql`update reports.daily set gross = gross + 1 where ctid = (
    select ctid from reports.daily where report = 'sales' and orders > 0 limit 1)`.execute(db);
  expect(await shop.differing()).toEqual([
    expect.stringMatching(/^the sales of each day in the reports/),
    expect.stringMatching(/^every report of the same orders/),
    expect.stringMatching(/^the daily figures of the reports/),
    expect.stringMatching(/^the monthly figures of the reports/),
  ]);
});
