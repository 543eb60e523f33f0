import { beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { startListening } from "#kit/postgres/listen.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { writeBrands, writeCategories, writeProducts } from "#modules/catalogue/server/index.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { aFlashSale, aTier } from "#modules/promotion/server/testing/a-promotion.ts";
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
  await insertProducts(database.kysely, [
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

test("a change of name, category or price updates the document of that product and no other", async () => {
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

test("a sale marks a product stale only when its availability changes", async () => {
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

test("the cheapest available SKU gives the price", async () => {
  await run("update inventory.stock set sold = quantity where sku_code = 'LKH1-A'");
  await fixture.refresh();
  expect(await row("LKH1")).toMatchObject({ price: 600_000, available: true });
});

const save = (draft: Parameters<typeof savePromotion>[1]) =>
  inTransaction(database, async (trx) => {
    const saved = await savePromotion(trx, draft);
    if (!saved.ok) throw new Error(saved.error.problem);
  });

test("a flash-sale price applies from its start to its end, and while it has units", async () => {
  const flashSale = aFlashSale("LKH2-A", {
    beginsAt: new Date("2026-11-15T06:00:00Z"),
    endsAt: new Date("2026-11-15T08:00:00Z"),
    flashSaleSkus: [{ skuCode: "LKH2-A", price: 250_000, stock: 5 }],
  });
  await save(flashSale);
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

test("a product that is taken off sale or deleted is unlisted, and gets its document id back when it returns", async () => {
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

test("a rebuild unlists the documents of deleted products, at the end of the codes and between them", async () => {
  await insertProducts(database.kysely, [aProduct("LKH0"), aProduct("LKH3")]);
  await fixture.refresh();
  await run("delete from catalogue.product where code in ('LKH0', 'LKH2', 'LKH3'); delete from search.stale");
  await fixture.rebuild();
  expect(await fixture.ask(find, { input: {} })).toEqual(shown("LKH1"));
  for (const code of ["LKH0", "LKH2", "LKH3"]) expect(await row(code)).toMatchObject({ listed: false });
});

test("a renamed brand or category makes all documents stale; a new category needs no refresh", async () => {
  await writeBrands(database.kysely, [{ code: "LKH", slug: "langkah", name: "Lompatan", about: inAll("Shoes") }]);
  expect(await stale()).toEqual([null]);
  await fixture.refresh();
  expect(await fixture.ask(find, { input: { conditionKeyword: "lompatan" } })).toEqual(shown("LKH1", "LKH2"));
  await writeCategories(database.kysely, [
    { code: "NEW", slug: "new", names: inAll("New"), path: ["NEW"], position: 5 },
  ]);
  expect(await stale()).toEqual([]);
  await fixture.index.catchUp();
  expect(await fixture.ask(find, { input: { slug: "new" } })).toEqual(shown());
});

test("a rolled back change marks nothing stale", async () => {
  await inTransaction(database, async (trx) => {
    await writeProducts(trx, [aProduct("LKH3")]);
    throw new Error("roll back");
  }).catch(() => undefined);
  expect(await stale()).toEqual([]);
});

test("refreshing unchanged products writes nothing", async () => {
  await run("insert into search.stale (product_code) values ('LKH1'), ('NOBODY')");
  const before = await row("LKH1");
  await fixture.refresh();
  expect(await row("LKH1")).toEqual(before);
  await fixture.rebuild();
  expect(await row("LKH1")).toEqual(before);
});

test("a change notifies workers, and cached listing pages are invalidated when the documents are updated", async () => {
  const received: string[] = [];
  const listener = await startListening({
    connectionString: url,
    log: () => undefined,
    onReconnect: () => undefined,
    channels: {
      [staleChannel]: () => received.push("stale"),
      search_changed: () => received.push("changed"),
      [invalidationChannel]: (payload) => received.push(payload),
    },
  });
  await run("update catalogue.sku set sale_price = 450000 where code = 'LKH2-A'");
  await expect.poll(() => received).toEqual(["stale"]);
  await fixture.refresh();
  await expect.poll(() => received).toEqual(["stale", "changed", '["listing","product:LKH2"]']);
  await listener.stop();
});

test("when a promotion starts or ends, refresh and rebuild invalidate the pages that show it", async () => {
  const received: string[] = [];
  const listener = await startListening({
    connectionString: url,
    log: () => undefined,
    onReconnect: () => undefined,
    channels: { [invalidationChannel]: (payload) => received.push(...JSON.parse(payload)) },
  });
  const hours = { beginsAt: new Date("2026-11-15T06:00:00Z"), endsAt: new Date("2026-11-15T08:00:00Z") };
  const tags = () => [...new Set(received)].sort();
  const drain = async () => {
    await run("select pg_notify('page_cache', '[\"end\"]')");
    await expect.poll(() => received).toContain("end");
    received.length = 0;
  };
  await save(aFlashSale("LKH2-A", hours));
  await save(aTier({ ...hours, scope: { products: ["LKH1"] } }));
  await fixture.refresh();
  await drain();

  clock.set("2026-11-15T05:59:00Z");
  await fixture.refresh();
  await run("select pg_notify('page_cache', '[\"nothing yet\"]')");
  await expect.poll(tags).toEqual(["nothing yet"]);
  received.length = 0;

  const shown = ["listing", "product:LKH1", "product:LKH2", "promotion:FLASH1", "promotion:TIER1", "promotions"];
  clock.set("2026-11-15T06:00:00Z");
  await fixture.refresh();
  await expect.poll(tags).toEqual(shown);
  received.length = 0;
  clock.set("2026-11-15T08:00:00Z");
  await fixture.rebuild();
  await expect.poll(tags).toEqual(shown);
  await listener.stop();
});

test("concurrent refreshes and a rebuild leave no stale product and correct documents", async () => {
  await run("update catalogue.sku set sale_price = 480000");
  await Promise.all([fixture.refresh(), fixture.refresh(), fixture.rebuild()]);
  expect(await stale()).toEqual([]);
  expect(await row("LKH2")).toMatchObject({ price: 480_000 });
});
