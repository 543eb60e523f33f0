import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { searchFixture } from "../testing/search-fixture.ts";

const { database } = await testDatabase();
const clock = testClock("2026-11-15T05:00:00Z");
const fixture = searchFixture(database, clock);
await insertProducts(database.kysely, [
  aProduct("LKH1", { skus: [aSku("LKH1-A", { price: 500_000, salePrice: 400_000 })] }),
  aProduct("LKH2", { skus: [aSku("LKH2-A", { price: 450_000, salePrice: 450_000 })] }),
]);
await database.pool.query(
  "update catalogue.sku set sale_from = '2026-11-15T06:00Z', sale_until = '2026-11-15T07:00Z' where code = 'LKH1-A'",
);

const cheapest = async () => {
  const reply = await fixture.ask<{
    data: { initCatalogProduct: { data: { dataList: { productCode: string; salePrice: number }[] } } };
  }>(
    `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) { data { dataList { productCode salePrice } } } }`,
    { input: { sort: "PRICE_UP" } },
  );
  return reply.data.initCatalogProduct.data.dataList.map(({ productCode, salePrice }) => `${productCode} ${salePrice}`);
};
const document = async () =>
  (await database.pool.query("select price, discount from search.document where product_code = 'LKH1'")).rows[0];

test("documents have the sale price from its start to its end, without any other change, and a rebuild agrees", async () => {
  await fixture.refresh();
  expect(await document()).toEqual({ price: 500_000, discount: 0 });
  expect(await cheapest()).toEqual(["LKH2 450000", "LKH1 500000"]);
  clock.set("2026-11-15T06:00:00Z");
  await fixture.refresh();
  expect(await document()).toEqual({ price: 400_000, discount: 20 });
  expect(await cheapest()).toEqual(["LKH1 400000", "LKH2 450000"]);
  await fixture.rebuild();
  expect(await document()).toEqual({ price: 400_000, discount: 20 });
  clock.set("2026-11-15T07:00:00Z");
  await fixture.refresh();
  expect(await cheapest()).toEqual(["LKH2 450000", "LKH1 500000"]);
});

test("MR-06 documents have the price of a plan while it runs, and without any change when it begins and ends", async () => {
  await database.pool.query(`insert into catalogue.price_plan (code, state) values ('p', '{"status":"scheduled"}')`);
  await database.pool.query(`insert into catalogue.planned_price (plan_code, sku_code, price, begins_at, ends_at)
    values ('p', 'LKH2-A', 225000, '2026-11-15T08:00Z', '2026-11-15T09:00Z')`);
  const prices = async (moment: string) => {
    clock.set(moment);
    await fixture.refresh();
    return (await cheapest())[0];
  };
  expect(await prices("2026-11-15T07:30:00Z")).toBe("LKH2 450000");
  expect(await prices("2026-11-15T08:00:00Z")).toBe("LKH2 225000");
  expect(await prices("2026-11-15T09:00:00Z")).toBe("LKH2 450000");
  await database.pool.query(`insert into catalogue.planned_price (plan_code, sku_code, price, begins_at)
    values ('p', 'LKH1-A', 200000, '2026-11-15T09:30Z')`);
  expect(await prices("2026-11-15T09:30:00Z")).toBe("LKH1 200000");
  await database.pool.query("delete from catalogue.planned_price");
  expect(await prices("2026-11-15T09:31:00Z")).toBe("LKH2 450000");
});
