import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { openCartPricer } from "#modules/cart/server/index.ts";
import { purchaseFinder, purchaseReader } from "#modules/checkout/server/index.ts";
import { anAddress, checkoutFixture } from "#modules/checkout/server/testing/checkout-fixture.ts";
import { isLinked } from "#modules/loyalty/server/index.ts";
import { promotionDays } from "#modules/order/server/index.ts";
import {
  giveBackBudgets,
  type PromotionDraft,
  promotionAdminModule,
  releaseFlashSaleUnits,
  savePromotion,
} from "#modules/promotion/server/index.ts";
import { aFlashSale, aTier } from "#modules/promotion/server/testing/a-promotion.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { testRecordRules } from "../testing/record-rules.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { deps, clock, orders, shopper, startNode } = await checkoutFixture(database);
const nodes = [startNode(), startNode()];
await sql`update inventory.stock set quantity = 1000`.execute(database.kysely);
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
const dewi = await staff.signedIn("dewi@budget.test", "marketing");

/** Budgets are read while a promotion has not ended by the database's own clock. */
const endsAt = new Date("2099-01-01T00:00:00Z");
const run = (...drafts: readonly PromotionDraft[]) =>
  inTransaction(database, async (trx) => {
    await sql`delete from promotion.campaign_purchase`.execute(trx);
    await sql`delete from promotion.campaign_taking`.execute(trx);
    await sql`delete from promotion.budget_taking`.execute(trx);
    await sql`delete from promotion.budget`.execute(trx);
    await sql`delete from promotion.activity`.execute(trx);
    for (const draft of drafts)
      expect(await savePromotion(trx, { ...draft, endsAt })).toEqual({ ok: true, value: null });
  });
const capped = aTier({
  ...{ code: "CAPPED", budget: 50_000, rewardByPercentage: false, scope: { products: ["BALL"] } },
  levels: [{ threshold: 100_000, reward: 20_000 }],
});

let buyers = 0;

/** A guest of a node with a filled checkout, and what it takes off. */
async function ready(node: number, product = "BALL") {
  buyers += 1;
  const guest = shopper({}, nodes[node]);
  await guest.add(product, 1);
  const id = await guest.begin();
  const person = { recipientMobile: `0812${10_000_000 + buyers}`, recipientEmail: `g${buyers}@mail.example` };
  await guest.update(id, { address: { ...anAddress, ...person } });
  const { data } = await guest.update(id, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  const key = `key-${buyers}`;
  return {
    id,
    discount: discountOf(data),
    place: (again = "") => guest.place(id, key + again),
    read: () => guest.read(id),
  };
}

type Shown = { priceInfo: { freight: number; fee: number; totalAmount: number } };
const discountOf = ({ priceInfo: { freight, fee, totalAmount } }: Shown): number =>
  100_000 + freight + fee - totalAmount;

async function bought(node: number, product?: string): Promise<{ discount: number; code: string }> {
  const one = await ready(node, product);
  const placed = await one.place();
  expect(placed.errorCode).toBeNull();
  return { discount: one.discount, code: String(placed.data.orderCode) };
}

const spent = async () =>
  (
    await sql<{ spent: number }>`select spent from promotion.budget where activity_code = 'CAPPED'`.execute(
      database.kysely,
    )
  ).rows[0]?.spent;

test("MR-07 a promotion ends by itself at its budget, a flash sale at its units, both at once when stopped, on every node", async () => {
  const flash = aFlashSale("BRICK-A", { flashSaleSkus: [{ skuCode: "BRICK-A", price: 70_000, stock: 2 }] });
  await run(capped, flash);
  // Both nodes know the promotions from here on.
  expect([(await ready(0)).discount, (await ready(1)).discount]).toEqual([20_000, 20_000]);
  const first = await bought(0);
  expect([first.discount, (await bought(1)).discount, await spent()]).toEqual([20_000, 20_000, 40_000]);
  // 10,000 are left, less than it ever gives: it is over everywhere, and nothing more is taken.
  expect([(await bought(0)).discount, (await bought(1)).discount, await spent()]).toEqual([0, 0, 40_000]);
  // An order that comes to nothing gives its share back.
  await orders.step(first.code, { transition: "cancel", actor: "shopper" });
  await inTransaction(database, (trx) => giveBackBudgets(trx, [first.code], clock.now()));
  expect([(await ready(0)).discount, (await ready(1)).discount]).toEqual([20_000, 20_000]);

  const units = [await bought(0, "BRICK"), await bought(1, "BRICK")];
  expect(units.map(({ discount }) => discount)).toEqual([30_000, 30_000]);
  expect([(await ready(0, "BRICK")).discount, (await ready(1, "BRICK")).discount]).toEqual([0, 0]);
  await inTransaction(database, (trx) => releaseFlashSaleUnits(trx, [units[0]?.code ?? ""], clock.now()));

  const open = [await ready(0), await ready(1, "BRICK")];
  expect(open.map(({ discount }) => discount)).toEqual([20_000, 30_000]);
  for (const promotionCode of ["CAPPED", flash.code]) {
    const { body } = await staff.post<{ adminStopPromotion: { success: boolean } }>(
      "mutation adminStopPromotion($input: AdminStopPromotionInput!) { adminStopPromotion(input: $input) { success } }",
      { input: { promotionCode } },
      dewi,
    );
    expect(body.data?.adminStopPromotion.success).toBe(true);
  }
  for (const { read, place } of open) {
    expect(discountOf((await read()).data)).toBe(0);
    expect((await place()).errorCode).toBeNull();
  }
  for (const product of ["BALL", "BRICK"])
    expect([(await ready(0, product)).discount, (await ready(1, product)).discount]).toEqual([0, 0]);
});

test("of ten orders at once on two nodes as many get the promotion as its budget pays for, the others are told the new price", async () => {
  await run(capped);
  const all = await Promise.all(Array.from({ length: 10 }, (_, index) => ready(index % 2)));
  expect(all.map(({ discount }) => discount)).toEqual(all.map(() => 20_000));
  const placed = await Promise.all(all.map(({ place }) => place()));
  const codes = placed.map(({ errorCode }) => errorCode);
  expect(codes.filter((code) => code === null)).toHaveLength(2);
  expect(codes.filter((code) => code === "PRICE_CHANGED")).toHaveLength(8);
  expect(await spent()).toBe(40_000);
  const [refused] = all.filter((_, at) => codes[at] !== null);
  expect(discountOf((await refused?.read())?.data)).toBe(0);
  expect((await refused?.place(" again"))?.errorCode).toBeNull();
  expect(await spent()).toBe(40_000);
});
