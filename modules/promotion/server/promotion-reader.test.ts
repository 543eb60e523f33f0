import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productReader } from "#modules/catalogue/server/index.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { PromotionDraft } from "./promotion-draft.ts";
import { promotionReader } from "./promotion-reader.ts";
import { savePromotion } from "./save-promotion.ts";
import { aFlashSale, aGift, aTier } from "./testing/a-promotion.ts";

const { database } = await testDatabase();
const db = database.kysely;
const november = "2026-11-15T05:00:00Z";
const skus = ["LKH1-A", "LKH1-B", "LKH2-A", "LKH3-A"];

/** The caches of one process. */
const process = (moment = november) => {
  const clock = testClock(moment);
  const reader = productReader({ promotions: promotionReader(), clock });
  return {
    clock,
    goods: (codes = skus, db: typeof database.kysely = database.kysely) => reader.liveBySku(db, codes, "id-ID"),
  };
};
type Process = ReturnType<typeof process>;

const save = (...drafts: PromotionDraft[]) =>
  inTransaction(database, async (trx) => {
    for (const draft of drafts) expect(await savePromotion(trx, draft)).toEqual({ ok: true, value: null });
  });
const codesOf = async ({ goods }: Process, skuCode: string) =>
  (await goods()).get(skuCode)?.promotions.map(({ activityCode }) => activityCode);
const flashSaleOf = async ({ goods }: Process, skuCode: string) => (await goods()).get(skuCode)?.offer.flashSale;

beforeAll(() =>
  insertProducts(db, [
    aProduct("LKH1", { skus: [aSku("LKH1-A"), aSku("LKH1-B", { options: { s_size: "EU 9" } })] }),
    aProduct("LKH2", { skus: [aSku("LKH2-A")], categoryCodes: ["WEAR"] }),
    aProduct("LKH3", { skus: [aSku("LKH3-A")] }),
  ]),
);
beforeEach(() => sql`truncate promotion.campaign_sku, promotion.activity cascade`.execute(db));

test("an active promotion has its texts, time, ribbon and prices in the shopper's language", async () => {
  const ribbon = { texts: inAll("Hot"), image: "/pictures/ribbons/flash-sale.svg", position: "TOP_LEFT" } as const;
  const texts = { descriptions: inAll("about"), remarks: inAll("mind"), labels: inAll("flash") };
  const flashSaleSkus = [
    { skuCode: "LKH1-B", price: 299_000, stock: 8, shipsFrom: "2027-01-15" },
    { skuCode: "LKH1-A", price: 399_000, stock: 20, maxPerUser: 2 },
  ];
  await save(aFlashSale("", { ...texts, ribbon, sort: 3, priority: 7, flashSaleSkus }), aTier({ scope: "everything" }));
  await sql`update promotion.campaign_sku set sold = 12 where sku_code = 'LKH1-A'`.execute(db);
  const products = await process().goods(["LKH1-A", "LKH1-B", "LKH2-A"]);
  expect(products.get("LKH1-A")?.promotions[0]).toMatchObject({
    activityCode: "FLASH1",
    type: "CAMPAIGN",
    name: "Flash sale (id)",
    description: "about (id)",
    remark: "mind (id)",
    label: "flash (id)",
    sort: 3,
    priority: 7,
    begin: new Date("2026-11-01T00:00:00Z"),
    end: new Date("2026-12-01T00:00:00Z"),
    ribbon: { text: "Hot (id)", image: "/pictures/ribbons/flash-sale.svg", position: "TOP_LEFT" },
    ofSingleSkus: true,
    prices: [
      { skuCode: "LKH1-A", price: 399_000, left: 8, stock: 20, maxPerUser: 2, shippingTime: null },
      { skuCode: "LKH1-B", price: 299_000, left: 8, stock: 8, maxPerUser: null, shippingTime: "2027-01-15" },
    ],
  });
  const empty = { description: "", remark: "", label: "", ribbon: null, prices: [], ofSingleSkus: false };
  expect(products.get("LKH2-A")?.promotions).toMatchObject([{ activityCode: "TIER1", ...empty }]);
});

describe("a promotion applies to", () => {
  test.each([
    ["a product by its code", { products: ["LKH2"] }, ["LKH2-A"]],
    ["a brand's products", { brands: ["LKH"] }, ["LKH1-A", "LKH2-A", "LKH3-A"]],
    ["a category with its subcategories", { categories: ["WEAR"] }, ["LKH1-A", "LKH2-A", "LKH3-A"]],
    ["a subcategory, without its parent", { categories: ["SHOES"] }, ["LKH1-A", "LKH3-A"]],
    ["everything", "everything", ["LKH1-A", "LKH2-A", "LKH3-A"]],
    [
      "a product that several entries include, once",
      { brands: ["LKH"], products: ["LKH1"] },
      ["LKH1-A", "LKH2-A", "LKH3-A"],
    ],
  ] as const)("%s", async (_title, scope, expected) => {
    await save(aTier({ scope: scope as PromotionDraft["scope"] }));
    const products = await process().goods(["LKH1-A", "LKH2-A", "LKH3-A"]);
    expect([...products].flatMap(([code, { promotions }]) => promotions.map(() => code))).toEqual(expected);
  });
});

test("MR-01 a promotion with price bounds applies to products with an SKU at such a price, by the sale windows of the moment, and says so", async () => {
  await save(aTier({ priceFrom: 300_000, priceUntil: 400_000, remarks: inAll("mind") }), aTier({ code: "ANY" }));
  const shop = process();
  expect(await codesOf(shop, "LKH1-A")).toEqual(["ANY"]);
  await sql`update catalogue.sku set sale_price = 400000, sale_from = '2026-11-15T06:00:00Z', sale_until = '2026-11-15T07:00:00Z'
    where code = 'LKH1-B'`.execute(db);
  const moments = ["05:59:59", "06:00:00", "06:59:59", "07:00:00"];
  const found: unknown[] = [];
  for (const time of moments) {
    shop.clock.set(`2026-11-15T${time}Z`);
    found.push(await codesOf(shop, "LKH1-A"));
  }
  expect(found).toEqual([["ANY"], ["ANY", "TIER1"], ["ANY", "TIER1"], ["ANY"]]);
  shop.clock.set("2026-11-15T06:30:00Z");
  expect(await codesOf(shop, "LKH2-A")).toEqual(["ANY"]);
  const [, shown] = (await shop.goods()).get("LKH1-A")?.promotions ?? [];
  expect(shown?.remark).toBe("mind (id) Untuk barang seharga Rp300.000 sampai Rp400.000.");
  await sql`update catalogue.sku set sale_price = price, sale_from = null, sale_until = null`.execute(db);
});

test("MR-01 a promotion for some buyers is the same on everyone's pages, which say for whom it is", async () => {
  await save(aTier({ audience: "members" }), aTier({ code: "CLUB", audience: "clubMembers", exclusive: true }));
  const shown = (await process().goods())
    .get("LKH1-A")
    ?.promotions.map(({ activityCode, remark }) => [activityCode, remark]);
  expect(shown).toEqual([
    ["CLUB", expect.stringMatching(/^Untuk anggota MAPCLUB yang sudah masuk\. Tidak ditambah/)],
    ["TIER1", "Untuk pelanggan yang sudah masuk."],
  ]);
});

test("promotions are sorted by priority number, then by code", async () => {
  await save(aTier({ code: "BB" }), aTier({ code: "AA" }), aTier({ code: "ZZ", priority: 1 }));
  expect(await codesOf(process(), "LKH1-A")).toEqual(["ZZ", "AA", "BB"]);
});

test("only promotions that are active at the moment of the read apply, also when the clock is set back", async () => {
  const later = { beginsAt: new Date("2026-12-01T00:00:00Z"), endsAt: new Date("2026-12-24T00:00:00Z") };
  await save(
    aTier({ code: "NOW" }),
    aTier({ code: "LATER", ...later }),
    aTier({ code: "DRAFT", status: "draft" }),
    aTier({ code: "STOPPED", status: "stopped" }),
  );
  const shop = process("2026-10-31T00:00:00Z");
  for (const [moment, expected] of [
    ["2026-10-31T23:59:59.999Z", []],
    ["2026-11-01T00:00:00Z", ["NOW"]],
    ["2026-11-30T23:59:59.999Z", ["NOW"]],
    ["2026-12-01T00:00:00Z", ["LATER"]],
    ["2026-12-24T00:00:00Z", []],
    ["2026-11-02T00:00:00Z", ["NOW"]],
  ] as const) {
    shop.clock.set(moment);
    expect([moment, await codesOf(shop, "LKH1-A")]).toEqual([moment, expected]);
  }
});

test("a promotion that is saved, stopped or deleted is seen by the next read of every process", async () => {
  const [one, other] = [process(), process()];
  await save(aTier());
  expect(await codesOf(one, "LKH2-A")).toEqual(["TIER1"]);
  await save(aGift("LKH3-A"));
  expect([await codesOf(one, "LKH2-A"), await codesOf(other, "LKH2-A")]).toEqual([
    ["GIFT1", "TIER1"],
    ["GIFT1", "TIER1"],
  ]);
  await sql`update promotion.activity set status = 'stopped' where code = 'TIER1'`.execute(db);
  expect([await codesOf(one, "LKH2-A"), await codesOf(other, "LKH2-A")]).toEqual([["GIFT1"], ["GIFT1"]]);
  await sql`delete from promotion.activity`.execute(db);
  expect([await codesOf(one, "LKH2-A"), await codesOf(other, "LKH2-A")]).toEqual([[], []]);
});

test("a change that is rolled back is not cached, although it was read inside its transaction", async () => {
  const shop = process();
  await save(aTier());
  await inTransaction(database, async (trx) => {
    await sql`update promotion.activity set status = 'stopped'`.execute(trx);
    await sql`update catalogue.product set names = '{"en-US": "Gone"}'`.execute(trx);
    const within = await shop.goods(["LKH2-A"], trx);
    expect(within.get("LKH2-A")).toMatchObject({ product: { name: "Gone" }, promotions: [] });
    throw new Error("rolled back");
  }).catch(() => undefined);
  expect(await codesOf(shop, "LKH2-A")).toEqual(["TIER1"]);
  expect((await shop.goods()).get("LKH2-A")?.product.name).not.toBe("Gone");
});

test("the units left in a flash sale are read every time, and a sale does not change the version", async () => {
  const shop = process();
  const stamp = async () =>
    (await sql<{ stamp: string }>`select stamp from promotion.edition`.execute(db)).rows[0]?.stamp;
  await save(aFlashSale("LKH1-A"));
  const before = await stamp();
  expect(await flashSaleOf(shop, "LKH1-A")).toMatchObject({ activityCode: "FLASH1", left: 20, price: 399_000 });
  await sql`update promotion.campaign_sku set sold = 20`.execute(db);
  expect(await flashSaleOf(shop, "LKH1-A")).toBeNull();
  expect(await stamp()).toBe(before);
  await sql`update promotion.campaign_sku set stock = 25, price = 299000`.execute(db);
  expect(await flashSaleOf(shop, "LKH1-A")).toMatchObject({ left: 5, price: 299_000 });
  expect(await stamp()).not.toBe(before);
});

test("saved prices and names are seen by the next read; without changes a read is one statement", async () => {
  const shop = process();
  const counter = countQueries(database);
  const counted = async () => {
    counter.reset();
    const products = await shop.goods([...skus, "NOBODY"]);
    return {
      statements: counter.statements.length,
      price: products.get("LKH3-A")?.offer.currentPrice,
      known: products.size,
    };
  };
  const { price } = await counted();
  expect(await counted()).toEqual({ statements: 1, price, known: 4 });
  await sql`update catalogue.sku set sale_price = 1234 where code = 'LKH3-A'`.execute(db);
  expect(await counted()).toEqual({ statements: 2, price: 1234, known: 4 });
  expect(await counted()).toEqual({ statements: 1, price: 1234, known: 4 });
  await sql`update catalogue.brand set name = 'Renamed'`.execute(db);
  expect((await shop.goods()).get("LKH2-A")?.product.brand.name).toBe("Renamed");
  counter.stop();
});
