import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { searchFixture } from "../testing/search-fixture.ts";

const { database } = await testDatabase();
await insertProducts(
  database.kysely,
  [
    ...Array.from({ length: 9 }, (_, at) => aProduct(`RUN${at}`)),
    ...Array.from({ length: 5 }, (_, at) => aProduct(`SHO${at}`, { categoryCodes: ["SHOES"] })),
    aProduct("SOX1", { categoryCodes: ["WEAR"] }),
    aProduct("SOX2", { categoryCodes: ["WEAR"] }),
    aProduct("OFF1", { onSale: false }),
  ],
  { "SOX2-A": { quantity: 0, sold: 0 }, "RUN3-A": { quantity: 1, sold: 1 } },
);
await database.pool.query(`insert into search.bought_together (product_code, other_code, times)
  values ('RUN0', 'SOX1', 3), ('RUN0', 'SOX2', 9), ('RUN0', 'OFF1', 12), ('RUN0', 'SHO4', 5)`);
const fixture = searchFixture(database);
await fixture.rebuild();

const document = `query($skuCode: String!) { queryRecommendations(skuCode: $skuCode) { productCode } }`;
async function recommended(skuCode: string): Promise<string[]> {
  type Answer = { data: { queryRecommendations: { productCode: string }[] } };
  const { data } = await fixture.ask<Answer>(document, { skuCode });
  return data.queryRecommendations.map((card) => card.productCode);
}

test("products bought together come first, then those of the nearest category, available before sold out, at most ten", async () => {
  expect(await recommended("RUN0-A")).toEqual([
    "SHO4",
    "SOX1",
    "RUN1",
    "RUN2",
    "RUN4",
    "RUN5",
    "RUN6",
    "RUN7",
    "RUN8",
    "SHO0",
  ]);
});

test("MP-07 products that staff chose as cross-sell come first, in their order; those not on sale or sold out are left out", async () => {
  const choose = (codes: readonly string[]) =>
    database.pool.query("update catalogue.product set cross_sells = $1 where code = 'RUN0'", [JSON.stringify(codes)]);
  await choose(["RUN8", "OFF1", "SOX2", "RUN5", "RUN0"]);
  expect((await recommended("RUN0-A")).slice(0, 4)).toEqual(["RUN8", "RUN5", "SHO4", "SOX1"]);
  await choose([]);
  expect((await recommended("RUN0-A")).slice(0, 2)).toEqual(["SHO4", "SOX1"]);
});

test("the product itself is never recommended, and an unknown SKU has no recommendations", async () => {
  expect(await recommended("SHO0-A")).not.toContain("SHO0");
  expect(await recommended("UNKNOWN")).toEqual([]);
  expect(await recommended("")).toEqual([]);
});

test("recommendations take three statements: the SKU's product, related documents, cards", async () => {
  await recommended("RUN0-A");
  const counter = countQueries(database);
  await recommended("RUN0-A");
  expect(counter.statements).toHaveLength(3);
  counter.stop();
});
