import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ProductHistory } from "../ports/product-history.ts";
import { nothingSold, productAdminFixture } from "../testing/product-admin-fixture.ts";
import { aProduct, aSku, insertProducts } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(
  database.kysely,
  [aProduct("LKH1", { skus: [aSku("A", { options: { s_size: "EU 40" } }), aSku("B")] })],
  {
    A: { quantity: 7, sold: 2 },
  },
);
const requests: unknown[] = [];
const productHistory: ProductHistory = {
  ...nothingSold,
  async sales(_db, skuCodes, since) {
    requests.push([skuCodes, since?.toISOString() ?? null]);
    return since === null
      ? { units: 9, orders: 4, amount: 900, lastSoldAt: new Date("2026-11-14T02:00:00Z") }
      : { units: 0, orders: 0, amount: 0, lastSoldAt: null };
  },
  returns: async () => [{ reason: "WRONG_SIZE", units: 2 }],
};
const { call } = await productAdminFixture(database, { productHistory });

test("a product's page gets its sales of 30 days and of all time, its stock by SKU and its returns, of retired SKUs too", async () => {
  await database.pool.query("update catalogue.sku set retired = true where code = 'B'");
  const send = (productCode: string) =>
    call(
      `query adminProductFigures($productCode: String!) { adminProductFigures(productCode: $productCode) {
        last30Days { units amount } allTime { units orders amount lastSoldAt } stock { skuCode units } returns { reason units } } }`,
      { productCode },
    );
  expect(await send("LKH1")).toEqual({
    last30Days: { units: 0, amount: 0 },
    allTime: { units: 9, orders: 4, amount: 900, lastSoldAt: "2026-11-14T02:00:00.000Z" },
    stock: [{ skuCode: "A", units: 5 }],
    returns: [{ reason: "WRONG_SIZE", units: 2 }],
  });
  expect(requests).toEqual([
    [["A", "B"], "2026-10-16T10:00:00.000Z"],
    [["A", "B"], null],
  ]);
  expect(await send("NOBODY")).toBeNull();
});
