import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { openCartPricer } from "#modules/cart/server/index.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { purchaseFinder, purchaseReader } from "#modules/checkout/server/index.ts";
import { anAddress, checkoutFixture } from "#modules/checkout/server/testing/checkout-fixture.ts";
import { isLinked } from "#modules/loyalty/server/index.ts";
import { promotionDays } from "#modules/order/server/index.ts";
import { promotionAdminModule, saveCoupon, savePromotion } from "#modules/promotion/server/index.ts";
import { aCoupon } from "#modules/promotion/server/testing/a-coupon.ts";
import { aFlashSale, aGift, aTier } from "#modules/promotion/server/testing/a-promotion.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { testRecordRules } from "../testing/record-rules.ts";

const { database } = await testDatabase();
const { deps, clock, orders, shopper } = await checkoutFixture(database);
const staff = await staffFixture(
  database,
  (own) => [
    promotionAdminModule({
      ...own,
      pictureUrl: (path) => path,
      ordersOf: async () => new Map(),
      promotionDays,
      products: deps.products,
      isClubMember: isLinked,
      isInSegment: async () => false,
      readPurchases: purchaseReader(deps),
      findPurchase: purchaseFinder(deps),
      priceOpenCarts: openCartPricer(deps),
      limits: testRecordRules(),
    }),
  ],
  clock,
);
const pen = aProduct("PEN", { skus: [aSku("PEN-A", { price: 9_000, salePrice: 9_000 })] });
await insertProducts(database.kysely, [pen], { "PEN-A": { quantity: 12, sold: 0 } });
await inTransaction(database, async (trx) => {
  for (const draft of [
    aFlashSale("BALL-A", { flashSaleSkus: [{ skuCode: "BALL-A", price: 80_000, stock: 50, maxPerUser: 2 }] }),
    aTier({ code: "TENTH", levels: [{ threshold: 150_000, reward: 10 }] }),
    aTier({ code: "ODD", kind: "item", stackable: true, levels: [{ threshold: 1, reward: 3 }] }),
    aGift("PEN-A", { levels: [{ threshold: 300_000, giveaways: [{ skuCode: "PEN-A" }] }] }),
    aTier({ code: "BUDGET", rewardByPercentage: false, levels: [{ threshold: 1, reward: 5_000 }], budget: 5_000 }),
    aTier({ code: "SHIP", kind: "freeShipping", rewardByPercentage: false, levels: [{ threshold: 1, reward: 7_001 }] }),
  ])
    expect(await savePromotion(trx, draft)).toEqual({ ok: true, value: null });
  expect(await saveCoupon(trx, aCoupon({ stackable: true }))).toMatchObject({ ok: true });
});
const sari = await staff.signedIn("sari@why.test", "support");

type Verdict = { code: string; reason: string | null; amount: number };
type Price = {
  total: number;
  order: { codes: string[]; outcome: string; charged: number } | null;
  lines: { skuCode: string; isGift: boolean; payAmount: number; saleAmount: number }[];
  parcels: { freight: number }[];
  verdicts: Verdict[];
};

async function explain(input: object): Promise<Price> {
  const text = `query adminWhyPrice($input: AdminWhyPriceInput!) { adminWhyPrice(input: $input) { problems { message } price {
    total order { codes outcome charged } lines { skuCode isGift payAmount saleAmount } parcels { freight }
    verdicts { code reason amount } } } }`;
  const { body } = await staff.post<{ adminWhyPrice: { price: Price; problems: unknown[] } }>(text, { input }, sari);
  expect(body.data?.adminWhyPrice.problems).toEqual([]);
  return body.data?.adminWhyPrice.price as Price;
}

const verdictOf = ({ verdicts }: Price, code: string) => verdicts.find((verdict) => verdict.code === code);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

let keys = 0;

/** Buys through the checkout's operations, and answers the order's code. */
async function buy(email: string, products: Record<string, number>, coupon: string | null): Promise<string> {
  keys += 1;
  const guest = shopper();
  for (const [product, quantity] of Object.entries(products)) await guest.add(product, quantity);
  const id = await guest.begin();
  const person = { recipientEmail: email, recipientMobile: `0812${10_000_000 + email.length}` };
  await guest.update(id, { address: { ...anAddress, ...person } });
  await guest.update(id, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  if (coupon !== null) await guest.coupon(id, coupon);
  const placed = await guest.place(id, `key-${keys}`);
  expect(placed.errorCode).toBeNull();
  return String(placed.data.orderCode);
}

async function chargedFor(code: string): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`
    select (total_amount - fee)::float8 as total from orders.placed_order where code = ${code}`.execute(
    database.kysely,
  );
  return rows[0]?.total;
}

test("MR-04 an order of the checkout is explained to the rupiah, its coupon, gift and freight included, cancelled or not", async () => {
  const code = await buy("ana@mail.example", { BALL: 2, BRICK: 3 }, "HELLO10");
  const price = await explain({ order: code });
  expect(price.order).toEqual({ codes: [code], outcome: "SAME", charged: await chargedFor(code) });
  expect(price.total).toBe(await chargedFor(code));
  for (const applied of ["FLASH1", "TENTH", "ODD", "BUDGET", "SHIP", "HELLO10"])
    expect(verdictOf(price, applied)).toMatchObject({ reason: null, amount: expect.any(Number) });
  expect(verdictOf(price, "GIFT1")).toMatchObject({ reason: null, amount: 0 });
  expect(price.lines.filter(({ isGift }) => isGift)).toEqual([expect.objectContaining({ skuCode: "PEN-A" })]);
  const before =
    sumOf(price.lines.map(({ saleAmount }) => saleAmount)) + sumOf(price.parcels.map((one) => one.freight));
  expect(before - sumOf(price.verdicts.map(({ amount }) => amount))).toBe(price.total);

  await orders.step(code, { transition: "cancel", actor: "shopper" });
  expect(await explain({ order: code })).toEqual(price);
});

test("MR-04 what the first order used up is the reason in the next one", async () => {
  const code = await buy("ana@mail.example", { BALL: 1 }, null);
  const price = await explain({ order: code });
  expect(price.order).toMatchObject({ outcome: "SAME", charged: await chargedFor(code) });
  expect(verdictOf(price, "FLASH1")).toMatchObject({ reason: "UNITS_OR_CAP" });
  expect(verdictOf(price, "BUDGET")).toMatchObject({ reason: "BUDGET_USED_UP" });
  expect(verdictOf(price, "TENTH")).toMatchObject({ reason: "BELOW_THRESHOLD" });
});

test("MR-04 lines cost what the page of a cart with the same lines shows", async () => {
  const guest = shopper();
  await guest.add("BALL", 2);
  await guest.add("BRICK", 3);
  const { priceInfo } = (await guest.call(
    "query queryCart { queryCart { priceInfo { totalAmount } gifts { giveawayNum } } }",
  )) as unknown as { priceInfo: { totalAmount: number } };
  const price = await explain({ lines: "BALL-A × 2\nBRICK-A × 3" });
  expect(price.total).toBe(priceInfo.totalAmount);
  expect(verdictOf(price, "SHIP")).toMatchObject({ reason: "FREIGHT_UNKNOWN" });
});
