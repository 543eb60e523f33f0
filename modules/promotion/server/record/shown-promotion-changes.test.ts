import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { shownPromotionChanges } from "./shown-promotion-changes.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);

const change = (path: string, before?: Json, after?: Json) => ({
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});
const status = change("status", "draft", "active");

test("a promotion that goes live is shown whole, one value a line; fields without a value are left out", async () => {
  const levels: Json = [
    {
      threshold: 1_000_000,
      giveaways: [{ skuCode: "LKH1-red-42" }, { skuCode: "LKH1-red-40", number: 2, price: 99_000 }],
    },
  ];
  const scope = { products: ["LKH1", "LKH2"], brands: ["LKH"] };
  const [shown] = await shownPromotionChanges(database.kysely, [
    { changes: [status, change("budget"), change("levels", levels, levels), change("scope", scope, scope)] },
  ]);
  expect(shown).toEqual([
    status,
    change("levels/0/threshold", undefined, 1_000_000),
    change("levels/0/LKH1-red-42/giveaway", undefined, "1 × Rp0"),
    change("levels/0/LKH1-red-40/giveaway", undefined, "2 × Rp99.000"),
    change("scope/products", undefined, "LKH1, LKH2"),
    change("scope/brands", undefined, "LKH"),
  ]);
});

test("a live promotion shows what changes: an SKU that comes with the price it has now, one that goes with none", async () => {
  const gone = { "LKH1-red-40": { price: 300_000, stock: 3 }, "LKH1-blue-42": { price: 250_000, stock: 1 } };
  const come = { "LKH1-red-42": { price: 200_000, stock: 3 }, "LKH1-blue-42": { price: 250_000, stock: 1 } };
  const changes = [change("status", "active", "active"), change("skus", gone, come)];
  const counter = countQueries(database);
  const [shown, same] = await shownPromotionChanges(database.kysely, [{ changes }, { changes }]);
  expect(counter.statements).toHaveLength(1);
  counter.stop();
  const price = shown?.find(({ path }) => path === "skus/LKH1-red-42/price")?.before;
  expect(price).toBeGreaterThan(200_000);
  expect(shown).toEqual([
    change("skus/LKH1-red-40/price", 300_000),
    change("skus/LKH1-red-42/price", price, 200_000),
    change("skus/LKH1-red-40/stock", 3),
    change("skus/LKH1-red-42/stock", undefined, 3),
  ]);
  expect(same).toEqual(shown);
});
