import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { orderByCode } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

// Coupons and points may leave any amount to pay; the smallest is the boundary between a payment and none.
const { database } = await testDatabase({ maxConnections: 10 });
const shop = await purchaseFixture(database);

/** Two pieces reduced by points or coupons to this many rupiah each. */
const leaving = (amount: number, change: Partial<OrderDraft> = {}): OrderDraft =>
  aDraft({
    lines: [
      aLine({
        promotionDiscount: rupiah(0),
        couponDiscount: rupiah(300_000 - 2 * amount),
        payAmount: rupiah(2 * amount),
      }),
    ],
    discounts: [],
    totals: {
      ...aDraft().totals,
      promotionDiscount: rupiah(0),
      couponDiscount: rupiah(300_000 - 2 * amount),
      freight: rupiah(0),
      totalAmount: rupiah(2 * amount),
    },
    ...change,
  });

async function paid(draft: OrderDraft) {
  const { codes, reference } = await shop.place([draft]);
  await shop.payFor(reference, [draft]);
  return { code: codes[0] ?? "", reference };
}

const refundsOf = async (reference: string) =>
  (
    await sql<{ amount: number }>`select amount::int from payment.refund where reference = ${reference}`.execute(
      database.kysely,
    )
  ).rows.map(({ amount }) => amount);

test("1D-02 a piece that cost one rupiah is refunded, and a free one makes no refund", async () => {
  const one = await paid(leaving(1));
  await shop.cancel(one.code, [0, 1]);
  expect(await refundsOf(one.reference)).toEqual([1]);

  const free = await paid(
    leaving(0, {
      totals: { ...leaving(0).totals, freight: rupiah(18_000), totalAmount: rupiah(18_000) },
    }),
  );
  await shop.cancel(free.code, [0, 1]);
  expect(await refundsOf(free.reference)).toEqual([]);
  expect(await shop.broken()).toEqual([]);
});

test("1D-02 cancelling a whole order refunds its last rupiah", async () => {
  const { code, reference } = await paid(leaving(1));
  await shop.cancel(code, [0, 1]);
  await shop.step(code, { transition: "approveCancel", actor: "staff", reason: "OTHER" });
  expect(await refundsOf(reference)).toEqual([1, 1]);
});

test("1D-02 a return worth one rupiah requires the bank account, and a worthless one does not", async () => {
  const one = await paid(leaving(1));
  await shop.receive(one.code);
  expect((await shop.request(one.code, { bankAccount: null })).success).toBe(false);
  expect((await shop.request(one.code)).success).toBe(true);

  const free = await paid(
    leaving(0, {
      totals: { ...leaving(0).totals, freight: rupiah(18_000), totalAmount: rupiah(18_000) },
    }),
  );
  await shop.receive(free.code);
  expect((await shop.request(free.code, { bankAccount: null })).success).toBe(true);
});

test("1D-02 points spent on a piece are refunded with it, each once", async () => {
  const points = { pointsUsed: 100, pointsAmount: rupiah(10_000) };
  const line = aLine({
    promotionDiscount: rupiah(0),
    points: 100,
    pointsAmount: rupiah(10_000),
    payAmount: rupiah(290_000),
  });
  const totals = { ...aDraft().totals, ...points, promotionDiscount: rupiah(0), totalAmount: rupiah(308_000) };
  const { code } = await paid(aDraft({ lines: [line], discounts: [], totals }));
  const noted = async () => (await orderByCode(database.kysely, code))?.refundedPoints;
  await shop.cancel(code, [0, 1]);
  expect(await noted()).toBe(50);
  await shop.step(code, { transition: "approveCancel", actor: "staff", reason: "OTHER" });
  expect(await noted()).toBe(100);
});
