import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import type { EarnedReward } from "#modules/order/contract/refund/refund-of.ts";
import { orderByCode } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { savePromotion, takeBudgets } from "#modules/promotion/server/index.ts";
import { aTier } from "#modules/promotion/server/testing/a-promotion.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const shop = await purchaseFixture(database);

async function movesOf(orderCode: string): Promise<string[]> {
  const { rows } = await sql<{ move: string }>`
    select move from orders.event where order_code = ${orderCode} order by id`.execute(database.kysely);
  return rows.map(({ move }) => move);
}

const reward = (change: Partial<EarnedReward>): EarnedReward => ({
  promotionCode: "TIER",
  kind: "tier",
  lines: [0],
  byPieces: false,
  byPercent: false,
  levels: [{ threshold: 500_000, reward: 100_000 }],
  mostTimes: 1,
  elsewhere: { counted: 300_000, amount: 300_000 },
  giftLine: null,
  ...change,
});

const gift = aLine({
  skuCode: "TOY",
  name: "Toy",
  quantity: 1,
  isGift: true,
  listAmount: rupiah(40_000),
  productAmount: rupiah(0),
  promotionDiscount: rupiah(0),
  payAmount: rupiah(0),
});

/** One order of a purchase: products for Rp 300.000 with Rp 50.000 off for a tier that both orders reach together. */
const half = (sourceCode: string, change: Partial<OrderDraft> = {}): OrderDraft =>
  aDraft({
    sourceCode,
    lines: [aLine({ promotionDiscount: rupiah(50_000), payAmount: rupiah(250_000) })],
    discounts: [{ promotionCode: "TIER", name: "Spend more", step: 3, line: 0, amount: rupiah(50_000) }],
    earned: [reward({})],
    totals: { ...aDraft().totals, promotionDiscount: rupiah(50_000), totalAmount: rupiah(268_000) },
    ...change,
  });

/** The second order carries a gift that both earn. */
const withGift = (sourceCode: string): OrderDraft => {
  const plain = half(sourceCode);
  const earned = [
    reward({ kind: "gift", promotionCode: "GIFT", levels: [{ threshold: 500_000, reward: 1 }], giftLine: 1 }),
  ];
  return { ...plain, lines: [...plain.lines, gift], earned: [...(plain.earned ?? []), ...earned] };
};

const giftEarner = (sourceCode: string): OrderDraft => {
  const plain = half(sourceCode);
  return { ...plain, earned: [...(plain.earned ?? []), reward({ kind: "gift", promotionCode: "GIFT" })] };
};

async function paid(...drafts: readonly OrderDraft[]) {
  const before = await shop.unitsSold();
  const { codes, reference } = await shop.place(drafts);
  await shop.payFor(reference, drafts);
  const [first = "", second = ""] = codes;
  return {
    ...{ first, second, reference },
    refunded: () => shop.refunded(reference),
    taken: async () => (await shop.unitsSold()) - before,
    order: async (code: string) => {
      const found = await orderByCode(database.kysely, code);
      if (!found) throw new Error("no such order");
      return found;
    },
  };
}

test("1B-04 a tier that both halves earned is lost for the half that is kept, whichever way the other one ends", async () => {
  const ends = [
    (code: string) => shop.cancel(code, [0, 2]),
    (code: string) => shop.step(code, { transition: "approveCancel", actor: "staff", reason: "OTHER" }),
    async (code: string) => {
      await shop.receive(code);
      await shop.returned(code, 0, 2);
    },
  ];
  for (const [index, end] of ends.entries()) {
    const { first, second, refunded, order } = await paid(half("WH01"), half("WH02"));
    await end(second);
    // Rp 250.000 for the products, less the Rp 50.000 the kept order no longer earns; freight only if it never left.
    const freight = index < 2 ? 18_000 : 0;
    expect(await refunded()).toBe(200_000 + freight);
    await shop.cancel(first, [0, 2]);
    expect(await refunded()).toBe(268_000 + 250_000 + freight);
    // No order records more than it cost.
    for (const code of [first, second]) {
      expect((await order(code)).refundedAmount).toBeLessThanOrEqual(268_000);
    }
  }
  expect(await shop.broken()).toEqual([]);
});

test("1B-04 pieces of both orders count together", async () => {
  const { first, second, refunded } = await paid(half("WH01"), half("WH02"));
  await shop.cancel(first, [0, 1]);
  // Rp 450.000 remain: the tier is lost for them, Rp 75.000 of it.
  expect(await refunded()).toBe(125_000 - 75_000);
  await shop.cancel(second, [0, 1]);
  expect(await refunded()).toBe(250_000 - 50_000);
  const [request] = await shop.requests(second);
  expect(request?.refund).toMatchObject({
    goods: 125_000,
    money: 150_000,
    deductions: [{ kind: "tier", promotionCode: "TIER", name: "Spend more", amount: -25_000 }],
  });
  expect(await shop.broken()).toEqual([]);
});

test("1B-04 a gift waiting in another order of the purchase is cancelled, and its price is deducted once it has been shipped", async () => {
  const waiting = await paid(withGift("WH01"), giftEarner("WH02"));
  await shop.cancel(waiting.second, [0, 2]);
  expect((await waiting.order(waiting.first)).lines.map(({ cancelled }) => cancelled)).toEqual([0, 1]);
  expect(await waiting.taken()).toBe(2);
  expect((await movesOf(waiting.first)).at(-1)).toBe("cancelPart");
  expect(await waiting.refunded()).toBe(268_000 - 50_000);
  const [request] = await shop.requests(waiting.second);
  expect(request?.refund?.gifts).toEqual([{ name: "Toy", quantity: 1 }]);

  const sent = await paid(withGift("WH01"), giftEarner("WH02"));
  await shop.step(sent.first, { transition: "send", actor: "staff" });
  await shop.cancel(sent.second, [0, 2]);
  expect(await sent.refunded()).toBe(268_000 - 50_000 - 40_000);
  expect(await sent.taken()).toBe(3);
  expect(await shop.broken()).toEqual([]);
});

test("a budget is locked after the stock of gifts in other orders, as placing locks them", async () => {
  const promotion = aTier({ code: "CAPPED", budget: 100_000 });
  expect((await inTransaction(database, (trx) => savePromotion(trx, promotion))).ok).toBe(true);
  const { first, second, order } = await paid(withGift("WH01"), giftEarner("WH02"));
  const taking = { reference: second, amounts: new Map([["CAPPED", 50_000]]) };
  await inTransaction(database, (trx) => takeBudgets(trx, taking));
  const counter = countQueries(database);
  await shop.cancel(second, [0, 2]);
  counter.stop();
  expect((await order(first)).lines.map(({ cancelled }) => cancelled)).toEqual([0, 1]);
  const lastOfStock = counter.statements.findLastIndex((text) => text.includes("inventory.stock"));
  const firstOfBudgets = counter.statements.findIndex((text) => text.includes("promotion.budget "));
  expect(lastOfStock).toBeGreaterThan(-1);
  expect(firstOfBudgets).toBeGreaterThan(lastOfStock);
  // The tests after this one need its units.
  await shop.cancel(first, [0, 2]);
});

test("1D-02 a gift that waits in an order partly sent is cancelled there, and the order is sent once nothing else of it waits", async () => {
  for (const { goodsSent, moves, status } of [
    { goodsSent: 1, moves: ["cancelUnsent"], status: "partiallyShipped" },
    { goodsSent: 2, moves: ["cancelUnsent", "send"], status: "shipped" },
  ]) {
    const purchase = await paid(withGift("WH02"), giftEarner("WH02"));
    await shop.step(purchase.first, { transition: "sendPart", actor: "staff" });
    await sql`
      update orders.line set sent = ${goodsSent} where order_code = ${purchase.first} and number = 0`.execute(
      database.kysely,
    );
    const before = await movesOf(purchase.first);
    await shop.cancel(purchase.second, [0, 2]);
    const order = await purchase.order(purchase.first);
    expect(order.status).toBe(status);
    expect(order.lines.map(({ sent, cancelled }) => [sent, cancelled])).toEqual([
      [goodsSent, 0],
      [0, 1],
    ]);
    expect((await movesOf(purchase.first)).slice(before.length)).toEqual(moves);
    // The gift has not left, so its price is not deducted.
    expect(await purchase.refunded()).toBe(268_000 - 50_000);
  }
  expect(await shop.broken()).toEqual([]);
});

test("1B-04 orders placed before every order kept its entries go on counting what was elsewhere", async () => {
  const { second, refunded } = await paid(half("WH01", { earned: [] }), half("WH02"));
  await shop.cancel(second, [0, 1]);
  expect(await refunded()).toBe(125_000 - 25_000);
});

test("1B-04 cash on delivery: less is collected, and never more than was agreed", async () => {
  const cod = (place: string) => half(place, { channelCode: "COD" });
  const { codes, reference } = await shop.place([cod("WH01"), cod("WH02")]);
  const [first = "", second = ""] = codes;
  await shop.open(reference, 536_000, "COD");
  await shop.cancel(first, [0, 1]);
  const noted = async (code: string) => (await orderByCode(database.kysely, code))?.refundedAmount;
  expect([await noted(first), await noted(second)]).toEqual([50_000, 0]);
  // The other order ends: the amount withheld for its tier is not collected with the first.
  await shop.cancel(second, [0, 2]);
  expect(await noted(first)).toBe(100_000);
  expect(await shop.refunded(reference)).toBe(0);
});

test("1D-02 a return requested while another one is open expects the rest of the refund", async () => {
  const { first, second } = await paid(half("WH01"), half("WH02"));
  const expected = async (code: string) => {
    await shop.receive(code);
    const returnCode = await shop.asked(code, { items: [{ orderItemCode: `${code}-1`, quantity: 1 }] });
    const { rows } = await sql<{ money: number }>`
      select money::int from returns.return_order where code = ${returnCode}`.execute(database.kysely);
    return rows[0]?.money;
  };
  // One piece of each order: Rp 125.000, less the Rp 75.000 of the tier that the rest no longer earns, then the remainder.
  expect(await expected(first)).toBe(50_000);
  expect(await expected(second)).toBe(150_000);
});
