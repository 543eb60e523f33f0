import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ProductHistory } from "../ports/product-history.ts";
import { nothingSold, productAdminFixture } from "../testing/product-admin-fixture.ts";
import { aProduct, aSku, insertProducts } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
const sizes = ["EU 40", "EU 41", "EU 42"];
await insertProducts(
  database.kysely,
  [aProduct("LKH1", { skus: ["A", "B", "C"].map((code, at) => aSku(code, { options: { s_size: sizes[at] ?? "" } })) })],
  { A: { quantity: 7, sold: 2 }, B: { quantity: 4, sold: 4 } },
);
await database.pool.query("update catalogue.sku set retired = true where code in ('B', 'C')");
// Orders hold two units of the first one.
await database.pool.query("update inventory.stock set sold = sold + 2 where sku_code = 'A'");
const asked: unknown[] = [];
const sold = (units: number) => ({ units, amount: units * 100 });
const productHistory: ProductHistory = {
  ...nothingSold,
  async salesBySku(_db, skuCodes, since) {
    asked.push([skuCodes, since.map((moment) => moment?.toISOString() ?? null)]);
    return [{ skuCode: "B", periods: [0, 1, 4, 9].map(sold) }];
  },
  async searches(_db, productCode, sinceDay) {
    asked.push([productCode, sinceDay]);
    return [{ term: "sepatu lari", opens: 12 }];
  },
};
const { call } = await productAdminFixture(database, { productHistory });

const ask = (productCode: string, headers?: object) =>
  call(
    `query adminProductReport($productCode: String!) { adminProductReport(productCode: $productCode) {
      periods skus { skuCode retired sales { units amount } } places { sourceCode onHand held available }
      searches { term opens } } }`,
    { productCode },
    headers,
  );

test("MP-14 a product's report has its sales of 7, 30 and 90 days and of all time by SKU, its stock by place and its searches", async () => {
  expect(await ask("LKH1")).toEqual({
    periods: [7, 30, 90, 0],
    skus: [
      { skuCode: "A", retired: false, sales: [0, 0, 0, 0].map(sold) },
      { skuCode: "B", retired: true, sales: [0, 1, 4, 9].map(sold) },
    ],
    places: [{ sourceCode: "WH01", onHand: 15, held: 2, available: 13 }],
    searches: [{ term: "sepatu lari", opens: 12 }],
  });
  expect(asked).toEqual([
    [
      ["A", "B", "C"],
      ["2026-11-08T10:00:00.000Z", "2026-10-16T10:00:00.000Z", "2026-08-17T10:00:00.000Z", null],
    ],
    ["LKH1", "2026-08-17"],
  ]);
  expect(await ask("NOBODY")).toBeNull();
});

test("MP-14 the report of a product takes the same number of statements for one SKU and for forty", async () => {
  const many = Array.from({ length: 40 }, (_, at) => aSku(`M${at}`, { options: { s_size: `EU ${at}` } }));
  await insertProducts(database.kysely, [aProduct("ONE", { skus: [aSku("ONE-A")] }), aProduct("MANY", { skus: many })]);
  const statements = async (code: string) => {
    const counter = countQueries(database);
    await ask(code);
    return counter.stop();
  };
  expect(await statements("MANY")).toEqual(await statements("ONE"));
});
