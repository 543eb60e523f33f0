import { beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { startListening } from "#kit/postgres/listen.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { writeBrands, writeCategories, writeProducts } from "#modules/catalogue/server/index.ts";
import { aProduct, aSku, inAll, sampleGoods } from "#modules/catalogue/server/testing/sample-goods.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { aCampaign, aTier } from "#modules/promotion/server/testing/a-promotion.ts";
import { searchFixture } from "../testing/search-fixture.ts";
import { staleChannel } from "./refresh-stale.ts";

const { database, url } = await testDatabase();
const clock = testClock("2026-11-15T05:00:00Z");
const fixture = searchFixture(database, clock);

beforeEach(async () => {
  await database.pool.query(
    "delete from promotion.activity; delete from inventory.stock; delete from catalogue.product",
  );
  clock.set("2026-11-15T05:00:00Z");
  await sampleGoods(database.kysely, [
    aProduct("LKH1", {
      skus: [aSku("LKH1-A"), aSku("LKH1-B", { price: 600_000, salePrice: 600_000, options: { s_size: "EU 9" } })],
    }),
    aProduct("LKH2"),
  ]);
  await fixture.refresh();
});

async function row(code: string) {
  const { rows } = await database.pool.query(
    "select listed, price, discount, available, category_codes as categories, revision from search.document where product_code = $1",
    [code],
  );
  return rows[0];
}
const stale = async () =>
  (await database.pool.query("select product_code from search.stale order by 1")).rows.map((r) => r.product_code);
const run = (sql: string) => database.pool.query(sql);

test("a change of name, place or price reaches the document, and nothing but the changed product is written", async () => {
  const before = await row("LKH2");
  await writeProducts(database.kysely, [
    aProduct("LKH1", {
      names: inAll("Purple Kite"),
      categoryCodes: ["WEAR"],
      skus: [aSku("LKH1-A", { salePrice: 400_000 })],
    }),
  ]);
  expect(await stale()).toEqual(["LKH1", "LKH1", "LKH1", "LKH1"]);
  await fixture.refresh();
  expect(await stale()).toEqual([]);
  expect(await row("LKH1")).toMatchObject({ price: 400_000, discount: 20, categories: ["WEAR"] });
  expect(await row("LKH2")).toEqual(before);
  expect(await fixture.ask(find, { input: { conditionKeyword: "kite" } })).toEqual(shown("LKH1"));
});

const find = `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) { data { dataList { productCode } } } }`;
const shown = (...codes: string[]) => ({
  data: { initCatalogProduct: { data: { dataList: codes.map((productCode) => ({ productCode })) } } },
});

test("only the last piece sold and the first new one concern the search, not every sale", async () => {
  await run("update inventory.stock set sold = sold + 9 where sku_code = 'LKH2-A'");
  expect(await stale()).toEqual([]);
  await run("update inventory.stock set sold = sold + 1 where sku_code = 'LKH2-A'");
  expect(await stale()).toEqual(["LKH2"]);
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ available: false });
  await run("update inventory.stock set quantity = 11 where sku_code = 'LKH2-A'");
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ available: true });
});

test("the cheapest that can be bought gives the price", async () => {
  await run("update inventory.stock set sold = quantity where sku_code = 'LKH1-A'");
  await fixture.refresh();
  expect(await row("LKH1")).toMatchObject({ price: 600_000, available: true });
});

const save = (draft: Parameters<typeof savePromotion>[1]) =>
  inTransaction(database, async (trx) => {
    const saved = await savePromotion(trx, draft);
    if (!saved.ok) throw new Error(saved.error.problem);
  });

test("a campaign's price counts from its first moment to its last, and while it has units", async () => {
  const campaign = aCampaign("LKH2-A", {
    beginsAt: new Date("2026-11-15T06:00:00Z"),
    endsAt: new Date("2026-11-15T08:00:00Z"),
    campaignSkus: [{ skuCode: "LKH2-A", price: 250_000, stock: 5 }],
  });
  await save(campaign);
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ price: 500_000, discount: 0 });
  clock.set("2026-11-15T06:00:00Z");
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ price: 250_000, discount: 50 });
  await run("update promotion.campaign_sku set sold = 4");
  expect(await stale()).toEqual([]);
  await run("update promotion.campaign_sku set sold = 5");
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ price: 500_000 });
  await run("update promotion.campaign_sku set sold = 0");
  await fixture.refresh();
  clock.set("2026-11-15T08:00:00Z");
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ price: 500_000, discount: 0 });
});

test("what is taken off sale or deleted is listed no more, and comes back under its number", async () => {
  const { rows: before } = await database.pool.query("select id from search.document where product_code = 'LKH2'");
  await run("update catalogue.product set on_sale = false where code = 'LKH2'");
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ listed: false });
  expect(await fixture.ask(find, { input: {} })).toEqual(shown("LKH1"));
  await run("update catalogue.product set on_sale = true where code = 'LKH2'");
  await fixture.refresh();
  const { rows: after } = await database.pool.query(
    "select id from search.document where product_code = 'LKH2' and listed",
  );
  expect(after).toEqual(before);
  await run("delete from catalogue.product where code = 'LKH2'");
  await fixture.refresh();
  expect(await row("LKH2")).toMatchObject({ listed: false });
});

test("a new name of a brand or category makes everything stale; a new category is known at once", async () => {
  await writeBrands(database.kysely, [{ code: "LKH", slug: "langkah", name: "Lompatan", about: inAll("Shoes") }]);
  expect(await stale()).toEqual([null]);
  await fixture.refresh();
  expect(await fixture.ask(find, { input: { conditionKeyword: "lompatan" } })).toEqual(shown("LKH1", "LKH2"));
  await writeCategories(database.kysely, [
    { code: "NEW", slug: "new", names: inAll("New"), path: ["NEW"], position: 5 },
  ]);
  expect(await stale()).toEqual([]);
  await fixture.memory.catchUp();
  expect(await fixture.ask(find, { input: { slug: "new" } })).toEqual(shown());
});

test("a change is noted in its own transaction: nobody hears of one that is taken back", async () => {
  await inTransaction(database, async (trx) => {
    await writeProducts(trx, [aProduct("LKH3")]);
    throw new Error("changed my mind");
  }).catch(() => undefined);
  expect(await stale()).toEqual([]);
});

test("refreshing again writes nothing", async () => {
  await run("insert into search.stale (product_code) values ('LKH1'), ('NOBODY')");
  const before = await row("LKH1");
  await fixture.refresh();
  expect(await row("LKH1")).toEqual(before);
  await fixture.rebuild();
  expect(await row("LKH1")).toEqual(before);
});

test("workers hear of the change, and kept pages that list products are cleared when the documents are right", async () => {
  const heard: string[] = [];
  const listener = await startListening({
    connectionString: url,
    log: () => undefined,
    onReconnect: () => undefined,
    channels: {
      [staleChannel]: () => heard.push("stale"),
      search_changed: () => heard.push("changed"),
      [invalidationChannel]: (notice) => heard.push(notice),
    },
  });
  await run("update catalogue.sku set sale_price = 450000 where code = 'LKH2-A'");
  await expect.poll(() => heard).toEqual(["stale"]);
  await fixture.refresh();
  await expect.poll(() => heard).toEqual(["stale", "changed", '["listing","product:LKH2"]']);
  await listener.stop();
});

test("when a promotion begins or ends, the pages that show it are forgotten, whoever notices", async () => {
  const heard: string[] = [];
  const listener = await startListening({
    connectionString: url,
    log: () => undefined,
    onReconnect: () => undefined,
    channels: { [invalidationChannel]: (notice) => heard.push(...JSON.parse(notice)) },
  });
  const hours = { beginsAt: new Date("2026-11-15T06:00:00Z"), endsAt: new Date("2026-11-15T08:00:00Z") };
  const told = () => [...new Set(heard)].sort();
  const silence = async () => {
    await run("select pg_notify('page_cache', '[\"end\"]')");
    await expect.poll(() => heard).toContain("end");
    heard.length = 0;
  };
  await save(aCampaign("LKH2-A", hours));
  await save(aTier({ ...hours, scope: { products: ["LKH1"] } }));
  await fixture.refresh();
  await silence();

  clock.set("2026-11-15T05:59:00Z");
  await fixture.refresh();
  await run("select pg_notify('page_cache', '[\"nothing yet\"]')");
  await expect.poll(told).toEqual(["nothing yet"]);
  heard.length = 0;

  const shown = ["listing", "product:LKH1", "product:LKH2", "promotion:FLASH1", "promotion:TIER1", "promotions"];
  clock.set("2026-11-15T06:00:00Z");
  await fixture.refresh();
  await expect.poll(told).toEqual(shown);
  heard.length = 0;
  clock.set("2026-11-15T08:00:00Z");
  await fixture.rebuild();
  await expect.poll(told).toEqual(shown);
  await listener.stop();
});

test("two workers at once leave nothing behind and do nothing twice", async () => {
  await run("update catalogue.sku set sale_price = 480000");
  await Promise.all([fixture.refresh(), fixture.refresh(), fixture.rebuild()]);
  expect(await stale()).toEqual([]);
  expect(await row("LKH2")).toMatchObject({ price: 480_000 });
});
