import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { openCartPricer } from "#modules/cart/server/index.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { purchaseFinder, purchaseReader } from "#modules/checkout/server/index.ts";
import { anAddress, checkoutFixture } from "#modules/checkout/server/testing/checkout-fixture.ts";
import { isLinked } from "#modules/loyalty/server/index.ts";
import { promotionDays } from "#modules/order/server/index.ts";
import { promotionAdminModule, releaseFlashSaleUnits, savePromotion } from "#modules/promotion/server/index.ts";
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
await insertProducts(
  database.kysely,
  [aProduct("PEN", { skus: [aSku("PEN-A", { price: 9_000, salePrice: 9_000 })] })],
  {
    "PEN-A": { quantity: 12, sold: 2 },
  },
);
await inTransaction(database, async (trx) => {
  for (const draft of [
    aFlashSale("BALL-A", { flashSaleSkus: [{ skuCode: "BALL-A", price: 80_000, stock: 8, maxPerUser: 5 }] }),
    aTier({ code: "TENTH", scope: { products: ["BRICK"] }, levels: [{ threshold: 150_000, reward: 10 }] }),
    aGift("PEN-A", {
      scope: { products: ["BRICK"] },
      levels: [{ threshold: 300_000, giveaways: [{ skuCode: "PEN-A" }] }],
    }),
    aTier({ code: "LATER", beginsAt: new Date("2026-11-30T00:00:00Z") }),
  ])
    expect(await savePromotion(trx, draft)).toEqual({ ok: true, value: null });
});

let keys = 0;

/** Buys through the checkout's operations, and answers the order's code. */
async function buy(who: ReturnType<typeof shopper>, email: string, product: string, quantity: number): Promise<string> {
  keys += 1;
  await who.add(product, quantity);
  const id = await who.begin();
  const person = { recipientEmail: email, recipientMobile: `0812${10_000_000 + email.length}` };
  await who.update(id, { address: { ...anAddress, ...person } });
  await who.update(id, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  const placed = await who.place(id, `key-${keys}`);
  expect(placed.errorCode).toBeNull();
  return String(placed.data.orderCode);
}

const chargedFor = async (...codes: string[]) => {
  const { rows } = await sql<{ total: number }>`
    select sum(total_amount - fee)::float8 as total from orders.placed_order where code = any(${codes}::text[])`.execute(
    database.kysely,
  );
  return rows[0]?.total;
};

async function results(promotionCode: string, role: "marketing" | "orderDesk" = "marketing") {
  const headers = await staff.signedIn(`${role.toLowerCase()}${keys++}@results.test`, role);
  const sums = "{ orders units discount revenue newCustomers }";
  const text = `query adminPromotionResults($promotionCode: String!) { adminPromotionResults(promotionCode: $promotionCode) {
    countedAt beginsAt totals ${sums} days { day sums ${sums} } units unitsLeft stock } }`;
  const { body } = await staff.post<{ adminPromotionResults: Results | null }>(text, { promotionCode }, headers);
  return body.errors?.[0]?.extensions.code ?? body.data?.adminPromotionResults ?? null;
}

type Sums = { orders: number; units: number; discount: number; revenue: number; newCustomers: number };
type Results = { totals: Sums; days: { day: string; sums: Sums }[] };
const daysWithOrders = (found: unknown) => (found as Results).days.filter(({ sums }) => sums.orders > 0);
const sum = (changes: Partial<Sums>): Sums => ({
  orders: 0,
  units: 0,
  discount: 0,
  revenue: 0,
  newCustomers: 0,
  ...changes,
});

const [ana, bela, cici, dina] = [shopper(), shopper(), shopper(), shopper()];
const first = await buy(ana, "ana@mail.example", "BALL", 2);
const before = await buy(bela, "bela@mail.example", "BRICK", 1);
const regretted = await buy(dina, "dina@mail.example", "BALL", 1);
await orders.step(regretted, { transition: "cancel", actor: "shopper" });
// As the shop's listeners do.
await inTransaction(database, (trx) => releaseFlashSaleUnits(trx, [regretted], clock.now()));
clock.advance(24 * 60 * 60 * 1000);
const second = await buy(ana, "ana@mail.example", "BALL", 1);
const known = await buy(bela, "bela@mail.example", "BALL", 1);
// Another browser, the mailbox of Ana written otherwise: no new customer.
const sameMail = await buy(cici, "ANA@mail.example", "BRICK", 2);
const gifted = await buy(dina, "dina@mail.example", "BRICK", 4);

test("MR-08 a flash sale's results are counted from its orders, day by day, without cancelled ones, with the units and the stock that are left", async () => {
  const { countedAt, ...found } = (await results("FLASH1")) as Results & { countedAt: string };
  expect(countedAt).toBe(clock.now().toISOString());
  expect(daysWithOrders(found)).toEqual([
    {
      day: "2026-11-15",
      sums: sum({ orders: 1, units: 2, discount: 40_000, revenue: await chargedFor(first), newCustomers: 1 }),
    },
    {
      day: "2026-11-16",
      sums: sum({ orders: 2, units: 2, discount: 40_000, revenue: await chargedFor(second, known) }),
    },
  ]);
  expect(found).toMatchObject({
    beginsAt: "2026-11-01T00:00:00.000Z",
    totals: sum({
      ...{ orders: 3, units: 4, discount: 80_000, newCustomers: 1 },
      revenue: await chargedFor(first, second, known),
    }),
    // Ten pieces, of which the cancelled order keeps one here: only its flash-sale unit was given back.
    ...{ units: 8, unitsLeft: 4, stock: 5 },
  });
  expect(found.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 16 }, (_, at) => `2026-11-${String(at + 1).padStart(2, "0")}`),
  );
});

test("a cancelled first order leaves its buyer new, and one mailbox is one customer", async () => {
  expect(daysWithOrders(await results("TENTH"))).toEqual([
    {
      day: "2026-11-16",
      sums: sum({
        ...{ orders: 2, units: 6, discount: 60_000, newCustomers: 1 },
        revenue: await chargedFor(sameMail, gifted),
      }),
    },
  ]);
  // One brick alone reaches no level.
  expect(before).toMatch(/^BB/);
});

test("gifts are counted by what orders keep of them, with the gifts that are left in stock", async () => {
  expect(await results("GIFT1")).toMatchObject({
    totals: sum({ orders: 1, units: 1, revenue: await chargedFor(gifted), newCustomers: 1 }),
    units: null,
    unitsLeft: null,
    stock: 9,
  });
});

test("what has not begun has no results, nor has what does not exist; others may not look", async () => {
  expect(await results("LATER")).toBeNull();
  expect(await results("NOTHING")).toBeNull();
  expect(await results("FLASH1", "orderDesk")).toBe("FORBIDDEN");
});

test("results take three statements whatever was sold", async () => {
  const headers = await staff.signedIn("counter@results.test", "marketing");
  const text = "query adminPromotionResults($code: String!) { adminPromotionResults(promotionCode: $code) { stock } }";
  const asked = async (code: string) => {
    const counter = countQueries(database);
    await staff.post(text, { code }, headers);
    counter.stop();
    return counter.statements.filter((statement) => /(?:from|join) (?:orders|promotion)\./.test(statement));
  };
  expect(await asked("FLASH1")).toHaveLength(3);
  expect(await asked("GIFT1")).toHaveLength(3);
  expect(await asked("TENTH")).toHaveLength(3);
});
