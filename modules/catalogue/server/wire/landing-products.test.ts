import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import { savePage } from "#modules/content/server/index.ts";
import type { ActivePromotion } from "../ports/promotions.ts";
import { catalogueFixture } from "../testing/catalogue-fixture.ts";
import { fixedPromotions } from "../testing/fixed-promotions.ts";
import { aProduct, aSku, insertProducts, runningShoe } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(
  database.kysely,
  [
    runningShoe,
    aProduct("LKH2", { releasedOn: "2026-08-01" }),
    aProduct("LKH3", {
      releasedOn: "2026-09-01",
      categoryCodes: ["SHOES"],
      skus: [aSku("LKH3-A"), aSku("LKH3-B", { options: { s_size: "M" } })],
    }),
    aProduct("LKH4", { releasedOn: "2026-07-01", categoryCodes: ["WEAR"] }),
  ],
  { "LKH3-A": { quantity: 2, sold: 2 }, "LKH3-B": { quantity: 4, sold: 6 } },
);

async function landing(path: string, columns: PageContentDraft["columns"]) {
  const contents = Object.fromEntries(locales.map((locale) => [locale, { content: { columns }, seo: {} }]));
  const saved = await savePage(database.kysely, { path, device: "pc", author: "test", contents, publish: true });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
}

const flashSale = (given: Partial<ActivePromotion> = {}): ActivePromotion => ({
  activityCode: "FS1",
  type: "CAMPAIGN",
  name: "Flash sale",
  description: "",
  remark: "",
  label: "",
  sort: 1,
  priority: 1,
  begin: new Date("2026-11-01T00:00:00Z"),
  end: new Date("2026-12-01T00:00:00Z"),
  ribbon: null,
  ofSingleSkus: true,
  prices: [],
  ...given,
});

const document = `query($path: String!) {
  getPageByUrl(pageUrl: $path, deviceType: "pc") {
    columnProducts { columnId productList {
      productCode productName productPrice salePrice mediaLink mediaLinkList
      ribbonInfo { ribbonImage } skuList { orgCode skuCode soldQty channelSale { qty soldQty } } } }
  }
}`;

type Answer = { getPageByUrl: { columnProducts: { columnId: string; productList: Record<string, unknown>[] }[] } };
const fixture = catalogueFixture(database);
const call = async (path: string) => (await fixture.ask<Answer>(document, { path })).getPageByUrl.columnProducts;
const codes = (columns: Awaited<ReturnType<typeof call>>) =>
  columns.map(({ columnId, productList }) => [columnId, ...productList.map((card) => card.productCode)]);

test("EN-21 a landing page carries its products' cards by the specification's names", async () => {
  await landing("/page/one", [
    { id: "picks", kind: "products", items: [{ productCode: "LKH1" }, { productCode: "LKH3" }] },
  ]);
  const [column] = await call("/page/one");
  expect(column?.columnId).toBe("picks");
  const [shoe, gone] = column?.productList ?? [];
  expect(shoe).toMatchObject({
    productCode: "LKH1",
    productName: "Road Runner",
    // The cheapest SKU that can be bought represents the product.
    productPrice: 900_000,
    salePrice: 675_000,
    mediaLink: "/pictures/products/lkh1-blue-1.webp?v=1",
    mediaLinkList: ["/pictures/products/lkh1-blue-1.webp?v=1"],
    ribbonInfo: { ribbonImage: "/pictures/ribbons/discount.svg" },
  });
  expect(gone?.skuList).toEqual([
    { orgCode: "WH01", skuCode: "LKH3-A", soldQty: 2, channelSale: { qty: 2, soldQty: 2 } },
    { orgCode: "WH01", skuCode: "LKH3-B", soldQty: 6, channelSale: { qty: 4, soldQty: 6 } },
  ]);
});

test("a column names products first, then its rule brings the newest of a category and all below it", async () => {
  await landing("/page/two", [
    { id: "shoes", kind: "products", items: [{ productCode: "LKH1" }], from: { category: "SHOES", limit: 3 } },
    { id: "new", kind: "products", from: { newest: true, limit: 2 } },
    { id: "brand", kind: "products", from: { brand: "NOBODY", limit: 4 } },
  ]);
  expect(codes(await call("/page/two"))).toEqual([
    ["shoes", "LKH1", "LKH3", "LKH2"],
    ["new", "LKH3", "LKH2"],
    ["brand"],
  ]);
});

test("a column of a promotion shows its products in the editor's order; rules narrow each other", async () => {
  const listed = ["LKH4", "LKH2", "LKH1"];
  const promotions = fixedPromotions(
    (code) => (listed.includes(code) ? [flashSale({ ofSingleSkus: false })] : []),
    async (_db, activities) =>
      activities.includes("FS1") ? listed.map((productCode) => ({ activityCode: "FS1", productCode })) : [],
  );
  await landing("/page/three", [
    { id: "sale", kind: "products", from: { activity: "FS1", limit: 8 } },
    { id: "sale-shoes", kind: "products", from: { activity: "FS1", category: "SHOES", limit: 8 } },
    { id: "over", kind: "products", from: { activity: "ENDED", limit: 8 } },
  ]);
  const { getPageByUrl } = await catalogueFixture(database, { promotions }).ask<Answer>(document, {
    path: "/page/three",
  });
  expect(codes(getPageByUrl.columnProducts)).toEqual([
    ["sale", "LKH4", "LKH2", "LKH1"],
    ["sale-shoes", "LKH2", "LKH1"],
    ["over"],
  ]);
});

test("1A-10 a column of a flash sale shows the products available at its price, and is updated when units are returned", async () => {
  // LKH2 has units left, LKH4 has none, LKH3 has some but is out of stock itself.
  const left = new Map([
    ["LKH2", 1],
    ["LKH4", 0],
    ["LKH3", 5],
  ]);
  const promotions = fixedPromotions(
    (code) => {
      const price = { skuCode: `${code}-A`, price: rupiah(1_000), left: left.get(code) ?? 0, stock: 9 };
      return [flashSale({ prices: [{ ...price, maxPerUser: null, shippingTime: null }] })];
    },
    async () => [...left.keys()].map((productCode) => ({ activityCode: "FS1", productCode })),
  );
  await landing("/page/flash", [{ id: "now", kind: "products", from: { activity: "FS1", limit: 8 } }]);
  const read = catalogueFixture(database, { promotions });
  const shown = async () =>
    codes((await read.ask<Answer>(document, { path: "/page/flash" })).getPageByUrl.columnProducts);
  expect(await shown()).toEqual([["now", "LKH2"]]);
  left.set("LKH4", 2);
  left.set("LKH2", 0);
  expect(await shown()).toEqual([["now", "LKH4"]]);
});

test("products that are unknown or no longer sold are left out", async () => {
  await landing("/page/four", [
    { id: "picks", kind: "products", items: [{ productCode: "NOPE" }, { productCode: "LKH2" }] },
  ]);
  expect(codes(await call("/page/four"))).toEqual([["picks", "LKH2"]]);
});

test("the number of statements is the same for one product and for many columns", async () => {
  const counter = countQueries(database);
  const counted = async (path: string) => {
    counter.reset();
    await call(path);
    return counter.statements.length;
  };
  await landing("/page/many", [
    {
      id: "a",
      kind: "products",
      items: ["LKH1", "LKH2", "LKH3", "LKH4"].map((productCode) => ({ productCode })),
      from: { newest: true },
    },
    { id: "b", kind: "products", from: { category: "WEAR" } },
    { id: "c", kind: "products", from: { brand: "LKH" } },
  ]);
  await landing("/page/few", [{ id: "a", kind: "products", from: { newest: true, limit: 1 } }]);
  expect([await counted("/page/many"), await counted("/page/few")]).toEqual([4, 4]);
  counter.stop();
});
