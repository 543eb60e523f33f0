import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productCache, readLiveSkus } from "#modules/catalogue/server/index.ts";
import { aProduct, aSku, sampleGoods } from "#modules/catalogue/server/testing/sample-goods.ts";
import { keptCampaigns, promotionCampaigns } from "./promotion-campaigns.ts";
import type { PromotionDraft } from "./promotion-draft.ts";
import { savePromotion } from "./save-promotion.ts";
import { aCampaign, aGift, aTier } from "./testing/a-promotion.ts";

const { database } = await testDatabase();
const db = database.kysely;
const november = "2026-11-15T05:00:00Z";
const products = ["LKH1", "LKH2", "LKH3"];
const skus = ["LKH1-A", "LKH1-B", "LKH2-A", "LKH3-A"];

/** A process that keeps what it has read. */
const process = (moment = november) => {
  const sources = { database, campaigns: keptCampaigns(), products: productCache(), clock: testClock(moment) };
  return { ...sources, goods: (codes = skus) => readLiveSkus(sources, codes, "id-ID") };
};
type Process = ReturnType<typeof process>;

const save = (...drafts: PromotionDraft[]) =>
  inTransaction(database, async (trx) => {
    for (const draft of drafts) expect(await savePromotion(trx, draft)).toEqual({ ok: true, value: null });
  });
const codesOf = async ({ goods }: Process, skuCode: string) =>
  (await goods()).get(skuCode)?.product.campaigns.map(({ activityCode }) => activityCode);
const campaignOf = async ({ goods }: Process, skuCode: string) => (await goods()).get(skuCode)?.offer.campaign;

beforeAll(() =>
  sampleGoods(db, [
    aProduct("LKH1", { skus: [aSku("LKH1-A"), aSku("LKH1-B", { options: { s_size: "EU 9" } })] }),
    aProduct("LKH2", { skus: [aSku("LKH2-A")], categoryCodes: ["WEAR"] }),
    aProduct("LKH3", { skus: [aSku("LKH3-A")] }),
  ]),
);
beforeEach(() => sql`truncate promotion.campaign_sku, promotion.activity cascade`.execute(db));

test("what is kept of promotions touches the same goods as what the database finds, at any moment", async () => {
  const later = { beginsAt: new Date("2026-12-01T00:00:00Z"), endsAt: new Date("2026-12-24T00:00:00Z") };
  const { rows } = await sql<{ path: string[] }>`
    select path from catalogue.category join catalogue.product_category on category_code = code
    where product_code = 'LKH1'`.execute(db);
  const { rows: brands } = await sql<{
    code: string;
  }>`select brand_code as code from catalogue.product limit 1`.execute(db);
  const top = rows[0]?.path[0] ?? "";
  await save(
    aTier({ code: "ALL", priority: 3 }),
    aTier({ code: "ONE", scope: { products: ["LKH3"] }, priority: 9 }),
    aTier({ code: "TOP", scope: { categories: [top] }, priority: 2 }),
    aTier({ code: "BRAND", scope: { brands: [brands[0]?.code ?? ""] }, priority: 2 }),
    aTier({ code: "LATER", ...later }),
    aTier({ code: "DRAFT", status: "draft" }),
    aCampaign("LKH1-A", { code: "FLASH", priority: 1 }),
  );
  const shop = process("2026-10-31T00:00:00Z");
  for (const moment of [
    "2026-10-31T00:00:00Z",
    "2026-11-01T00:00:00Z",
    "2026-11-30T23:59:59.999Z",
    "2026-12-01T00:00:00Z",
    "2026-12-24T00:00:00Z",
    // Clocks of two processes differ, and one may be set back.
    "2026-11-02T00:00:00Z",
  ]) {
    shop.clock.set(moment);
    const at = shop.clock.now();
    const running = await readFragment(db, promotionCampaigns.running(sql`${products}::text[]`, at, "id-ID"));
    const goods = await shop.goods();
    for (const skuCode of skus) {
      const held = goods.get(skuCode);
      const told = running.filter(({ productCode }) => productCode === held?.product.code);
      expect
        .soft(
          held?.product.campaigns.map(({ activityCode, name }) => [activityCode, name]),
          `${skuCode} ${moment}`,
        )
        .toEqual(told.map(({ activityCode, name }) => [activityCode, name]));
    }
  }
});

test("a promotion that is saved, stopped by hand or deleted is so for the next reading, in every process", async () => {
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

test("a change that is taken back was never there, not even for whoever looked into its transaction", async () => {
  const shop = process();
  await save(aTier());
  await inTransaction(database, async (trx) => {
    await sql`update promotion.activity set status = 'stopped'`.execute(trx);
    await sql`update catalogue.product set names = '{"en-US": "Gone"}'`.execute(trx);
    const within = await readLiveSkus(
      { ...shop, products: productCache(), database: { ...database, kysely: trx } },
      ["LKH2-A"],
      "en-US",
    );
    expect(within.get("LKH2-A")?.product).toMatchObject({ name: "Gone", campaigns: [] });
    throw new Error("taken back");
  }).catch(() => undefined);
  expect(await codesOf(shop, "LKH2-A")).toEqual(["TIER1"]);
  expect((await shop.goods()).get("LKH2-A")?.product.name).not.toBe("Gone");
});

test("what a campaign has left is read every time, and selling makes no new edition", async () => {
  const shop = process();
  const stamp = async () =>
    (await sql<{ stamp: string }>`select stamp from promotion.edition`.execute(db)).rows[0]?.stamp;
  await save(aCampaign("LKH1-A"));
  const before = await stamp();
  expect(await campaignOf(shop, "LKH1-A")).toMatchObject({ activityCode: "FLASH1", left: 20, price: 399_000 });
  await sql`update promotion.campaign_sku set sold = 20`.execute(db);
  expect(await campaignOf(shop, "LKH1-A")).toBeNull();
  expect(await stamp()).toBe(before);
  await sql`update promotion.campaign_sku set stock = 25, price = 299000`.execute(db);
  expect(await campaignOf(shop, "LKH1-A")).toMatchObject({ left: 5, price: 299_000 });
  expect(await stamp()).not.toBe(before);
});

test("prices and names that are saved count for the next reading; otherwise one statement tells everything", async () => {
  const shop = process();
  const counter = countQueries(database);
  const counted = async () => {
    counter.reset();
    const goods = await shop.goods([...skus, "NOBODY"]);
    return { statements: counter.statements.length, price: goods.get("LKH3-A")?.offer.currentPrice, known: goods.size };
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
