import { describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import {
  aProduct,
  aSku,
  inAll,
  insertProducts,
  runningShoe,
} from "#modules/catalogue/server/testing/products-fixture.ts";
import { productSearchContract } from "./ports/product-search.contract.ts";
import type { ListingQuery, ProductSearch } from "./ports/product-search.ts";
import { searchFixture } from "./testing/search-fixture.ts";

const { database } = await testDatabase();
await insertProducts(
  database.kysely,
  [
    runningShoe,
    aProduct("LKH2", { names: inAll("Trail Lantern"), releasedOn: "2026-08-01" }),
    aProduct("LKH3", {
      names: inAll("Court Classic"),
      categoryCodes: ["SHOES"],
      skus: [aSku("LKH3-A", { price: 200_000, salePrice: 150_000, options: { s_color: "red" } })],
    }),
    ...Array.from({ length: 6 }, (_, at) =>
      aProduct(`SOX${at + 10}`, { names: inAll(`Sock ${at + 10}`), categoryCodes: ["WEAR"] }),
    ),
  ],
  { "LKH3-A": { quantity: 5, sold: 5 } },
);
const builtIn = searchFixture(database);
await builtIn.rebuild();

describe("the built-in search", () => {
  productSearchContract(async () => ({
    search: builtIn.search,
    category: { code: "SHOES", slug: "shoes" },
    brand: { code: "LKH" },
    word: { text: "lantern", first: "LKH2" },
  }));
});

test("LS-07 another search service can be used instead: its results are shown in its order, with its filters", async () => {
  const requests: ListingQuery[] = [];
  const another: ProductSearch = {
    async list(query) {
      requests.push(query);
      if (query.text !== "anything") return null;
      return {
        heading: {
          kind: "SEARCH",
          code: null,
          name: "anything",
          path: "/x",
          about: null,
          breadcrumb: [],
          children: [],
        },
        productCodes: ["LKH3", "GONE", "LKH2"],
        filters: [{ code: "brand", name: "Made by", type: "CHECKBOX", items: [] }],
        sort: query.sort,
        corrected: "something",
        partial: false,
        pageInfo: { totalCount: 77, hasNextPage: true, hasPreviousPage: false, startCursor: "1", endCursor: "3" },
      };
    },
    suggest: async (typed) => ({ keywords: [`${typed}!`], categories: [], brands: [], productCodes: ["LKH2"] }),
  };
  const fixture = searchFixture(database, undefined, another);
  const page = `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) { errorCode data {
    dataList { productCode } filterList { name } correctedKeyword pageInfo { totalCount } } } }`;
  expect(await fixture.ask(page, { input: { conditionKeyword: "anything", sort: "NEWEST", pageNum: 2 } })).toEqual({
    data: {
      initCatalogProduct: {
        errorCode: null,
        data: {
          dataList: [{ productCode: "LKH3" }, { productCode: "LKH2" }],
          filterList: [{ name: "Made by" }],
          correctedKeyword: "something",
          pageInfo: { totalCount: 77 },
        },
      },
    },
  });
  expect(requests).toEqual([
    {
      text: "anything",
      category: null,
      brand: null,
      slug: null,
      chosen: {},
      sort: "NEWEST",
      offset: 10,
      limit: 10,
    },
  ]);
  expect(await fixture.ask(page, { input: { conditionKeyword: "nothing" } })).toMatchObject({
    data: { initCatalogProduct: { errorCode: "LISTING_NOT_FOUND" } },
  });
  const typing = `query { querySuggestions(keyword: "lan") { keywords productList { productCode } } }`;
  expect(await fixture.ask(typing, {})).toEqual({
    data: { querySuggestions: { keywords: ["lan!"], productList: [{ productCode: "LKH2" }] } },
  });
});
