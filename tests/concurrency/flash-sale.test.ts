import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Created, memberShopper, type TestShopper } from "#apps/server/checkout/test-shopper.ts";
import { copyCheckouts } from "#apps/server/testing/copy-checkouts-fixture.ts";
import {
  expectTruth,
  fromElsewhere,
  p99,
  plainSkus,
  purchaseShopFixture,
  type SkuRef,
  setStock,
  unitsLeft,
  untilAnswered,
} from "#apps/server/testing/purchase-shop-fixture.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { saveCoupon, savePromotion } from "#modules/promotion/server/index.ts";
import { aCoupon } from "#modules/promotion/server/testing/a-coupon.ts";
import { aFlashSale, aGift } from "#modules/promotion/server/testing/a-promotion.ts";

const { database, shop, guests } = await purchaseShopFixture();
const db = database.kysely;
const always = { beginsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T00:00:00Z") };
let buyers: readonly { readonly owner: string; readonly buyer: TestShopper }[] = [];
let skus: readonly SkuRef[] = [];
const nth = (at: number): SkuRef => skus[at] ?? { productCode: "", skuCode: "" };

beforeAll(async () => {
  skus = await plainSkus(db, 8, 1000);
  const came = await guests(tries(40, 200));
  buyers = await Promise.all(came.map(async (buyer) => ({ buyer, owner: `guest:${await guestIdOf(buyer)}` })));
}, 300_000);

const guestIdOf = async (buyer: TestShopper) =>
  (
    await buyer.ask<{ guestInit: { data: { visitorUniqueKey: string } } }>(
      "mutation guestInit { guestInit { data { visitorUniqueKey } } }",
    )
  ).guestInit.data.visitorUniqueKey;

/** A checkout of these products that is ready to be placed; the others are copies of it. */
async function original(
  lines: readonly (readonly [SkuRef, number])[],
  prepare?: (buyer: TestShopper, id: string) => Promise<unknown>,
) {
  const [buyer] = await guests(1);
  if (!buyer) throw new Error("no test data");
  for (const [{ productCode, skuCode }, quantity] of lines) await buyer.add(productCode, skuCode, quantity);
  const id = await buyer.begin();
  await buyer.fill(id, `first${Math.random()}`);
  if (prepare) await prepare(buyer, id);
  return id;
}

type Press = { readonly answer: Created; readonly quantity: number; readonly milliseconds: number };

/** Places all checkouts at the same time. */
function press(copies: readonly { id: string; owner: string }[], quantity = 1): Promise<Press>[] {
  const byOwner = new Map(buyers.map(({ owner, buyer }) => [owner, buyer]));
  return copies.map(async ({ id, owner }) => {
    const began = performance.now();
    const buyer = byOwner.get(owner);
    if (!buyer) throw new Error("nobody's checkout");
    const reply = await untilAnswered(() => buyer.place(id, "once"));
    return { answer: reply, quantity, milliseconds: performance.now() - began };
  });
}

const sold = (presses: readonly Press[]) => presses.filter(({ answer }) => answer.success);
const clean = new Set(["OUT_OF_STOCK", "PRICE_CHANGED"]);
const unclean = (presses: readonly Press[]) =>
  presses.filter(({ answer }) => !answer.success && !clean.has(answer.errorCode ?? ""));

test("M1 parallel buyers of the last ten pieces: ten orders, the rest get OUT_OF_STOCK, in every round", async () => {
  const rounds = tries(1, 20);
  const checkout = await original([[nth(0), 1]]);
  const owners = buyers.map(({ owner }) => owner);
  const times: number[] = [];
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    await setStock(db, nth(0).skuCode, 10);
    const presses = await Promise.all(press(await copyCheckouts(db, checkout, owners)));
    times.push(...presses.map(({ milliseconds }) => milliseconds));
    if (sold(presses).length !== 10 || unclean(presses).length > 0) wrong += 1;
    if ((await unitsLeft(db, nth(0).skuCode)) !== 0) wrong += 1;
  }
  figure("M1", `${rounds} rounds of ${owners.length} buyers for 10 units: rounds with another number sold`, wrong);
  figure("M1", "p99 of placing an order", `${p99(times)} ms`);
  expect(wrong).toBe(0);
  await expectTruth(database);
}, 900_000);

test("M1 parallel orders of one to three pieces of two products: stock is neither oversold nor left while a buyer is refused", async () => {
  const rounds = tries(1, 10);
  const [one, other] = [nth(1), nth(2)];
  const checkouts: [string, number][] = [];
  for (const quantity of [1, 2, 3]) {
    checkouts.push([
      await original([
        [one, quantity],
        [other, quantity],
      ]),
      quantity,
    ]);
    checkouts.push([
      await original([
        [other, quantity],
        [one, quantity],
      ]),
      quantity,
    ]);
  }
  const random = seededRandom("mixed crowd");
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const units = 5 + Math.floor(random() * 10);
    await setStock(db, one.skuCode, units);
    await setStock(db, other.skuCode, units + 3);
    const copies = await Promise.all(
      checkouts.map(async ([id, quantity], at) => ({
        quantity,
        copies: await copyCheckouts(
          db,
          id,
          buyers.filter((_, index) => index % checkouts.length === at).map(({ owner }) => owner),
        ),
      })),
    );
    const presses = await Promise.all(copies.flatMap((group) => press(group.copies, group.quantity)));
    const taken = sold(presses).reduce((sum, { quantity }) => sum + quantity, 0);
    const left = await unitsLeft(db, one.skuCode);
    const couldHave = presses.some(({ answer, quantity }) => !answer.success && quantity <= left);
    if (taken + left !== units || left < 0 || couldHave || unclean(presses).length > 0) wrong += 1;
  }
  figure("M1", `${rounds} rounds of mixed orders for two things in either order: wrong rounds`, wrong);
  expect(wrong).toBe(0);
  await expectTruth(database);
}, 900_000);

test("a flash sale sells exactly its stock, and every other buyer gets a clean answer", async () => {
  const [count, units] = [tries(80, 1000), tries(10, 100)];
  const flash = nth(3);
  await setStock(db, flash.skuCode, units);
  const saved = await inTransaction(database, (trx) =>
    savePromotion(
      trx,
      aFlashSale(flash.skuCode, {
        ...always,
        code: "RUSH",
        priority: 1,
        flashSaleSkus: [{ skuCode: flash.skuCode, price: 9_000, stock: units, maxPerUser: 1 }],
      }),
    ),
  );
  expect(saved).toEqual({ ok: true, value: null });
  const checkout = await original([[flash, 1]]);
  const owners = Array.from({ length: count }, (_, at) => buyers[at % buyers.length]?.owner ?? "");
  const presses = await Promise.all(press(await copyCheckouts(db, checkout, owners)));
  figure("M1", `flash sale: ${count} buyers at once, ${units} units: sold`, sold(presses).length);
  figure(
    "M1",
    `flash sale: ${count} buyers at once: answers that were neither sold nor sold out`,
    unclean(presses).length,
  );
  figure("M1", "flash sale: p99 of the responses", `${p99(presses.map(({ milliseconds }) => milliseconds))} ms`);
  expect([sold(presses).length, unclean(presses)]).toEqual([units, []]);
  expect(new Set(sold(presses).map(({ answer }) => answer.data?.orderCode)).size).toBe(units);
  await expectTruth(database);
}, 900_000);

test("the last piece of a gift goes to one order, and the others get PRICE_CHANGED, not OUT_OF_STOCK", async () => {
  const [bought, gift] = [nth(6), nth(7)];
  const giving = aGift(gift.skuCode, {
    ...always,
    code: "LASTGIFT",
    levels: [{ threshold: 1, giveaways: [{ skuCode: gift.skuCode }] }],
    scope: { products: [bought.productCode] },
  });
  expect((await inTransaction(database, (trx) => savePromotion(trx, giving))).ok).toBe(true);
  await setStock(db, gift.skuCode, 1);
  const checkout = await original([[bought, 1]]);
  const presses = await Promise.all(
    press(await copyCheckouts(db, checkout, buyers.map(({ owner }) => owner).slice(0, 10))),
  );
  expect(sold(presses)).toHaveLength(1);
  expect(new Set(presses.map(({ answer }) => answer.errorCode))).toEqual(new Set([null, "PRICE_CHANGED"]));
  await sql`update promotion.activity set status = 'stopped' where code = 'LASTGIFT'`.execute(db);
  await expectTruth(database);
}, 300_000);

test("M2 one member on two devices, a flash sale with a limit of one: one order at its price", async () => {
  const capped = nth(4);
  await inTransaction(database, (trx) =>
    savePromotion(
      trx,
      aFlashSale(capped.skuCode, {
        ...always,
        code: "CAPPED",
        priority: 1,
        flashSaleSkus: [{ skuCode: capped.skuCode, price: 9_000, stock: 500, maxPerUser: 1 }],
      }),
    ),
  );
  const devices = await Promise.all([0, 1].map(() => memberShopper(fromElsewhere(shop), "rani@demo.example")));
  const [phone] = devices;
  if (!phone) throw new Error("no device");
  await phone.add(capped.productCode, capped.skuCode);
  const id = await phone.begin();
  const shown = await phone.read(id);
  await phone.update(id, { service: shown.data?.freightOffers[0]?.service, paymentMethod: "VA_BCA" });
  const times = tries(20, 50);
  const copies = await copyCheckouts(db, id, Array(times).fill("member:U10000002"));
  const replies = await Promise.all(copies.map((copy, at) => devices[at % 2]?.place(copy.id, "once")));
  const passed = replies.filter((reply) => reply?.success).length;
  figure("M2", `${times} orders of one member at once where one is allowed: passed`, passed);
  expect(passed).toBe(1);
  await expectTruth(database);
}, 300_000);

test("M2 fifty additions of two at once: the line holds fifty, and the rest was refused", async () => {
  const [buyer] = await guests(1);
  if (!buyer) throw new Error("no test data");
  const { productCode, skuCode } = nth(5);
  const added = await Promise.allSettled(Array.from({ length: 50 }, () => buyer.add(productCode, skuCode, 2)));
  const { miniCartCount } = await buyer.ask<{ miniCartCount: number }>("query miniCartCount { miniCartCount }");
  figure("M2", "pieces in the cart after 50 additions of 2 at once, where 50 are allowed", miniCartCount);
  expect(miniCartCount).toBe(50);
  expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(25);
});

test("M11 a coupon for one use, used in parallel: one use, and it is returned once when its order is cancelled", async () => {
  const saved = await inTransaction(database, (trx) =>
    saveCoupon(trx, aCoupon({ ...always, code: "ONLYONE", totalLimit: 1, stackable: true })),
  );
  expect(saved.ok).toBe(true);
  const checkout = await original([[nth(6), 1]], (buyer, id) =>
    buyer.ask(`mutation applyCoupon($id: ID!) { applyCoupon(checkoutId: $id, couponCode: "ONLYONE") { success } }`, {
      id,
    }),
  );
  const owners = buyers.slice(0, 50).map(({ owner }) => owner);
  const copies = await copyCheckouts(db, checkout, owners);
  const presses = await Promise.all(press(copies));
  const [winner] = sold(presses);
  figure("M11", `${owners.length} orders at once with a coupon for one use: used`, sold(presses).length);
  expect([sold(presses).length, unclean(presses)]).toEqual([1, []]);
  const uses = async () =>
    (await sql<{ used: number }>`select used from promotion.coupon where code = 'ONLYONE'`.execute(db)).rows[0]?.used;
  expect(await uses()).toBe(1);
  const cancel = "mutation cancelOrder($code: String!) { cancelOrder(input: { orderCode: $code }) { success } }";
  const input = { code: winner?.answer.data?.orderCode };
  await Promise.all(buyers.slice(0, 50).map(({ buyer }) => buyer.ask(cancel, input)));
  expect(await uses()).toBe(0);
  await expectTruth(database);
}, 300_000);
