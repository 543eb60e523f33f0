import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { noPromotions } from "./ports/promotions.ts";
import { productReader } from "./product-reader.ts";
import { readSearchableProducts } from "./store/searchable-products.ts";
import { productRecordFixture, skuState } from "./testing/product-record-fixture.ts";
import { insertProducts } from "./testing/products-fixture.ts";

const { database } = await testDatabase();
const db = database.kysely;
await insertProducts(db);
const products = productRecordFixture(database, new Set(["SOLD-B"]));
const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const reader = productReader({ promotions: noPromotions, clock });

test("no reader of the shop finds an incomplete draft, an incomplete SKU or a retired one", async () => {
  await products.create("BARE", { names: {}, skus: { "BARE-A": skuState() } });
  await products.create("HALF", {
    skus: { "HALF-A": skuState({ options: { s_size: "EU 40" } }), "HALF-B": { options: { s_size: "EU 42" } } },
  });
  await products.create("SOLD", {
    status: "onSale",
    skus: {
      "SOLD-A": skuState({ options: { s_size: "EU 40" } }),
      "SOLD-B": skuState({ options: { s_size: "EU 42" } }),
    },
  });
  await products.change("SOLD", { "skus/SOLD-B": undefined });
  const found = await reader.liveBySku(db, ["BARE-A", "HALF-A", "HALF-B", "SOLD-A", "SOLD-B"], "en-US");
  expect([...found].map(([code, { product }]) => [code, product.onSale])).toEqual([
    ["HALF-A", false],
    ["SOLD-A", true],
  ]);
  const { cards } = await reader.cards(db, ["BARE", "HALF", "SOLD"], "en-US");
  expect(cards.map(({ code, offers }) => [code, offers.length])).toEqual([["SOLD", 1]]);
  const searchable = await readSearchableProducts(db, ["BARE", "HALF", "SOLD"]);
  expect(searchable.map(({ code, skus }) => [code, skus.length])).toEqual([["SOLD", 1]]);
});

test("a sale price is on cards from its start to its end, and a cached response is valid until then only", async () => {
  const sale = { salePrice: 300_000, saleFrom: "2026-11-15T06:00:00.000Z", saleUntil: "2026-11-15T07:00:00.000Z" };
  await products.create("SALE", { status: "onSale", skus: { "SALE-A": skuState(sale) } });
  const check = async () => {
    const { cards, validator } = await reader.validatedCards(db, ["SALE"], "en-US");
    return { price: cards[0]?.leading?.currentPrice, ribbon: cards[0]?.ribbon?.text ?? null, validator };
  };
  const before = await check();
  expect(before).toMatchObject({ price: 500_000, ribbon: null });
  expect(await before.validator.recheck()).toBe(before.validator.fingerprint);
  clock.set(new Date("2026-11-15T06:00:00Z"));
  expect(await before.validator.recheck()).not.toBe(before.validator.fingerprint);
  const during = await check();
  expect(during).toMatchObject({ price: 300_000, ribbon: "-40%" });
  clock.set(new Date("2026-11-15T07:00:00Z"));
  expect(await during.validator.recheck()).not.toBe(during.validator.fingerprint);
  expect(await check()).toMatchObject({ price: 500_000 });
});

test("alternative text comes in the shopper's language, else in English", async () => {
  await products.create("ALT", {
    status: "onSale",
    media: [{ url: "/pictures/a.webp", type: "image", alt: { "en-US": "A shoe", "id-ID": "Sepatu" }, focus: [10, 90] }],
    skus: { "ALT-A": skuState() },
  });
  const mediaIn = async (locale: "id-ID" | "zh-CN") => (await reader.cards(db, ["ALT"], locale)).cards[0]?.media[0];
  expect(await mediaIn("id-ID")).toMatchObject({ alt: "Sepatu", focus: [10, 90] });
  expect(await mediaIn("zh-CN")).toMatchObject({ alt: "A shoe" });
});
