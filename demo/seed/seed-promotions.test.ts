import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productReader } from "#modules/catalogue/server/index.ts";
import { activityState } from "#modules/promotion/contract/activity-state.ts";
import { memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import { couponsOf, promotionReader } from "#modules/promotion/server/index.ts";
import { planSkus } from "../data/catalogue/plan-skus.ts";
import { products } from "../data/catalogue/products.ts";
import { coupons } from "../data/promotions/coupons.ts";
import { flashSale } from "../data/promotions/flash-sale.ts";
import { promotions } from "../data/promotions/promotions.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedPromotions } from "./seed-promotions.ts";

const { database } = await testDatabase();
const at = new Date("2026-11-15T05:00:00Z");
const farAhead = new Date("2027-03-31T00:00:00Z");
const stateOf = (it: { beginsAt: Date; endsAt: Date }, moment = at) =>
  activityState({ status: "active", beginsAt: it.beginsAt, endsAt: it.endsAt }, moment);
const running = promotions.filter((promotion) => stateOf(promotion) === "RUNNING");

beforeAll(() =>
  inTransaction(database, async (trx) => {
    await seedCatalogue(trx, []);
    await seedPromotions(trx);
  }),
);

describe("the demo shop shows every case of a promotion", () => {
  test.each([
    ["a flash sale", (it) => it.kind === "flashSale"],
    ["purchase with purchase by amount", (it) => it.kind === "pwp" && !it.amountByQty],
    ["purchase with purchase by quantity", (it) => it.kind === "pwp" && it.amountByQty === true],
    ["gifts in tiers by amount", (it) => it.kind === "gwp" && !it.amountByQty && (it.levels?.length ?? 0) > 1],
    ["a gift by quantity", (it) => it.kind === "gwp" && it.amountByQty === true],
    ["tiers in percent by amount", (it) => it.kind === "tier" && it.rewardByPercentage === true && !it.amountByQty],
    ["tiers in rupiah by quantity", (it) => it.kind === "tier" && !it.rewardByPercentage && it.amountByQty === true],
    ["an item promotion that stops others", (it) => it.kind === "item" && it.exclusive === true],
    ["an item promotion that is added to others", (it) => it.kind === "item" && it.stackable === true],
    ["free delivery", (it) => it.kind === "freeShipping"],
  ] satisfies [string, (it: (typeof promotions)[number]) => boolean][])("%s, running for months", (_title, isIt) => {
    const found = running.filter(isIt);
    expect(found.length).toBeGreaterThan(0);
    for (const promotion of found) expect(stateOf(promotion, farAhead)).toBe("RUNNING");
  });

  test("one that has ended and one that has not started", () => {
    expect(promotions.map((promotion) => stateOf(promotion))).toEqual(expect.arrayContaining(["ENDED", "UPCOMING"]));
  });
});

describe("the demo shop has a coupon of every kind", () => {
  test.each([
    ["percent with a cap", (it) => it.percent !== undefined && it.mostDiscount !== undefined],
    ["an amount", (it) => it.amount !== undefined],
    ["members only", (it) => it.membersOnly === true],
    ["one brand", (it) => typeof it.scope === "object" && it.scope.brands !== undefined],
    ["once for each", (it) => it.perUserLimit === 1],
    ["expired", (it) => stateOf(it) === "ENDED"],
    ["with promotions", (it) => it.stackable === true],
    ["without promotions", (it) => !it.stackable],
  ] satisfies [string, (it: (typeof coupons)[number]) => boolean][])("%s", (_title, isIt) => {
    expect(coupons.some(isIt)).toBe(true);
  });

  test("used up", async () => {
    const { rows } = await sql<{ code: string }>`select code from promotion.coupon where used = total_limit`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ code: "KILAT100" }]);
  });
});

test("the flash sale has twelve SKUs that are cheaper than usual, most with a limit for each buyer, one of them gone", async () => {
  const priceOf = new Map(products.flatMap((it) => planSkus(it).map((sku) => [sku.code, sku.salePrice] as const)));
  const skus = flashSale.flashSaleSkus ?? [];
  expect(skus).toHaveLength(12);
  for (const { skuCode, price } of skus) {
    expect(price).toBeLessThan(priceOf.get(skuCode) ?? 0);
    expect(price).toBeGreaterThan((priceOf.get(skuCode) ?? 0) * 0.3);
  }
  expect(skus.filter((sku) => sku.maxPerUser !== undefined).length).toBeGreaterThan(6);
  const reader = productReader({ promotions: promotionReader(), clock: { now: () => at } });
  const codes = skus.map(({ skuCode }) => skuCode);
  const live = await reader.liveBySku(database.kysely, codes, "id-ID");
  const prices = codes.flatMap((code) => {
    const active = live.get(code)?.promotions.find(({ activityCode }) => activityCode === flashSale.code);
    return active?.prices.filter(({ skuCode }) => skuCode === code) ?? [];
  });
  expect(prices).toHaveLength(12);
  expect(prices.filter(({ left }) => left === 0)).toHaveLength(1);
});

test("add-on products are reduced, and no gift is in the flash sale", () => {
  const priceOf = new Map(products.flatMap((it) => planSkus(it).map((sku) => [sku.code, sku.salePrice] as const)));
  const flashed = new Set(flashSale.flashSaleSkus?.map((sku) => sku.skuCode));
  for (const { levels = [] } of promotions) {
    for (const { skuCode, price = 0 } of levels.flatMap((level) => level.giveaways ?? [])) {
      expect(price).toBeLessThan(priceOf.get(skuCode) ?? 0);
      expect(flashed.has(skuCode)).toBe(false);
    }
  }
});

test("has a different text in each of four languages", () => {
  for (const { code, descriptions, remarks } of [
    ...promotions,
    ...coupons.map((it) => ({ ...it, remarks: undefined })),
  ]) {
    for (const text of [descriptions, remarks]) {
      if (!text) continue;
      expect(new Set(locales.map((locale) => text[locale])).size, code).toBe(locales.length);
      expect(text["zh-CN"], code).toMatch(/\p{Script=Han}/u);
    }
  }
});

test("every demo member holds coupons, one of them expired", async () => {
  const held = await couponsOf(database.kysely, memberBuyerKey("U10000002"), at, "id-ID");
  expect(held.map(({ couponCode, state }) => [couponCode, state])).toEqual([
    ["MERDEKA17", "expired"],
    ["ANGGOTA15", "available"],
    ["BATABOLA10", "available"],
    ["SELAMATDATANG", "available"],
  ]);
});

test("seeding promotions again changes nothing and keeps the sold units", async () => {
  const rows = async () => {
    const read = (table: string) =>
      sql`select *, xmin::text from ${sql.table(table)} order by 1, 2, 3`.execute(database.kysely);
    const tables = [
      "activity",
      "activity_scope",
      "activity_level",
      "giveaway",
      "campaign_sku",
      "coupon",
      "coupon_grant",
    ];
    return Promise.all(tables.map(async (table) => (await read(`promotion.${table}`)).rows));
  };
  await sql`update promotion.campaign_sku set sold = sold + 1 where sold < stock`.execute(database.kysely);
  const before = await rows();
  await inTransaction(database, seedPromotions);
  expect(await rows()).toEqual(before);
});
