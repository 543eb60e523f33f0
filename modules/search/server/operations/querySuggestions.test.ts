import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { writeCategories } from "#modules/catalogue/server/index.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { searchFixture } from "../testing/search-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [
  ...["Morning", "Evening", "Rainy", "Sunny", "Windy"].map((word, at) =>
    aProduct(`RUN${at}`, { names: inAll(`${word} Running Shoe`) }),
  ),
  aProduct("BAG1", { names: inAll("Rucksack"), categoryCodes: ["WEAR"] }),
]);
await writeCategories(database.kysely, [
  { code: "RUGS", slug: "rugs", names: inAll("Rugs"), path: ["RUGS"], position: 9 },
]);
const fixture = searchFixture(database);
await fixture.rebuild();

const document = `query($keyword: String!) { querySuggestions(keyword: $keyword) {
  keywords categories { code name path } brands { code name path } productList { productCode productName } } }`;
type Suggested = {
  keywords: string[];
  categories: { code: string; path: string }[];
  brands: { code: string; path: string }[];
  productList: { productCode: string }[];
};
async function suggest(keyword: string, locale?: "id-ID"): Promise<Suggested> {
  const { data } = await fixture.ask<{ data: { querySuggestions: Suggested } }>(document, { keyword }, locale);
  return data.querySuggestions;
}

test("a prefix is completed from product names, most common first", async () => {
  expect((await suggest("ru")).keywords).toEqual(["running", "running shoe", "rucksack"]);
  expect((await suggest("Running  sh")).keywords).toEqual(["running shoe"]);
});

test("categories with products, brands and at most four products are suggested", async () => {
  const { categories, brands, productList } = await suggest("run");
  expect(categories).toEqual([{ code: "RUN", name: "Running", path: "/running-shoes.html" }]);
  expect(brands).toEqual([]);
  expect(productList.map((card) => card.productCode)).toEqual(["RUN0", "RUN1", "RUN2", "RUN3"]);
  expect((await suggest("lang")).brands).toEqual([{ code: "LKH", name: "Langkah", path: "/langkah.html" }]);
  // This category has no products.
  expect((await suggest("rugs")).categories).toEqual([]);
});

test("less than two letters suggest nothing, and LIKE wildcards are literal", async () => {
  const nothing = { keywords: [], categories: [], brands: [], productList: [] };
  expect(await suggest("r")).toEqual(nothing);
  expect(await suggest("  ")).toEqual(nothing);
  expect((await suggest("%%")).keywords).toEqual([]);
  expect((await suggest("r_")).keywords).toEqual([]);
});

test("a text that is too long is refused", async () => {
  const { errors } = await fixture.ask<{ errors: { extensions: { code: string } }[] }>(document, {
    keyword: "x".repeat(81),
  });
  expect(errors[0]?.extensions.code).toBe("INVALID_INPUT");
});

test("a suggestion with cached terms takes two statements", async () => {
  await suggest("running");
  const counter = countQueries(database);
  await suggest("running");
  expect(counter.statements).toHaveLength(2);
  counter.stop();
});
