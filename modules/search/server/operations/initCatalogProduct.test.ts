import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import {
  aProduct,
  aSku,
  inAll,
  insertProducts,
  runningShoe,
} from "#modules/catalogue/server/testing/products-fixture.ts";
import { searchFixture } from "../testing/search-fixture.ts";

const { database } = await testDatabase();
await insertProducts(
  database.kysely,
  [
    runningShoe,
    aProduct("LKH2", { names: inAll("Trail Runner"), releasedOn: "2026-08-01" }),
    aProduct("LKH3", {
      names: inAll("Court Classic"),
      categoryCodes: ["SHOES"],
      skus: [aSku("LKH3-A", { price: 200_000, salePrice: 150_000, options: { s_color: "red" } })],
    }),
    aProduct("LKH4", { names: inAll("Rain Jacket"), categoryCodes: ["WEAR"], releasedOn: "2026-09-09" }),
    aProduct("LKH5", { names: inAll("Hidden"), onSale: false }),
    ...Array.from({ length: 12 }, (_, at) =>
      aProduct(`SOX${at + 10}`, { names: inAll(`Sock ${at + 10}`), categoryCodes: ["WEAR"] }),
    ),
  ],
  { "LKH3-A": { quantity: 5, sold: 5 } },
);
const fixture = searchFixture(database);
await fixture.rebuild();

const document = `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) {
  success code errorCode data {
    heading { kind code name path about breadcrumb { code name path } children { code name path } }
    dataList { productCode productName salePrice }
    filterList { code name type items { code name parentCode count selected swatch } }
    sort correctedKeyword partial
    pageInfo { totalCount hasNextPage hasPreviousPage startCursor endCursor }
  } } }`;

type Item = { code: string; name: string; parentCode: string | null; count: number; selected: boolean };
type Reply = {
  success: boolean;
  errorCode: string | null;
  data: null | {
    heading: Record<string, unknown>;
    dataList: { productCode: string }[];
    filterList: { code: string; name: string; type: string; items: Item[] }[];
    sort: string;
    correctedKeyword: string | null;
    partial: boolean;
    pageInfo: Record<string, unknown>;
  };
};

async function reply(input: Record<string, unknown>, locale?: "id-ID"): Promise<Reply> {
  const { data } = await fixture.ask<{ data: { initCatalogProduct: Reply } }>(document, { input }, locale);
  return data.initCatalogProduct;
}
async function list(input: Record<string, unknown>, locale?: "id-ID") {
  const { data } = await reply(input, locale);
  if (!data) throw new Error("no listing");
  return data;
}
const codes = async (input: Record<string, unknown>) => (await list(input)).dataList.map((card) => card.productCode);
const counts = async (input: Record<string, unknown>, group: string) => {
  const { filterList } = await list(input);
  return Object.fromEntries(
    filterList.find(({ code }) => code === group)?.items.map((item) => [item.code, item.count]) ?? [],
  );
};

test("LS-01 LS-08 a category is found by code and by slug, with its breadcrumb and subcategories", async () => {
  const { heading, dataList } = await list({ slug: "Shoes", sort: "NEWEST" });
  expect(heading).toEqual({
    kind: "CATEGORY",
    code: "SHOES",
    name: "Shoes",
    path: "/shoes.html",
    about: null,
    breadcrumb: [
      { code: "WEAR", name: "Wear", path: "/wear.html" },
      { code: "SHOES", name: "Shoes", path: "/shoes.html" },
    ],
    children: [{ code: "RUN", name: "Running", path: "/running-shoes.html" }],
  });
  expect(dataList.map((card) => card.productCode)).toEqual(["LKH2", "LKH1", "LKH3"]);
  expect(await codes({ categoryCode: "SHOES", sort: "NEWEST" })).toEqual(["LKH2", "LKH1", "LKH3"]);
});

test("LS-08 a slug is a category, else a brand, else a search text, else not found", async () => {
  expect((await list({ slug: "langkah" })).heading).toMatchObject({ kind: "BRAND", name: "Langkah", about: "Shoes" });
  const { heading, dataList } = await list({ slug: "rain-jacket" });
  expect(heading).toMatchObject({ kind: "SEARCH", name: "rain jacket", path: "/search/rain%20jacket.html" });
  expect(dataList.map((card) => card.productCode)).toEqual(["LKH4"]);
  // A slug in an address is not corrected.
  expect(await reply({ slug: "rain-jackt" })).toMatchObject({
    success: false,
    errorCode: "LISTING_NOT_FOUND",
    data: null,
  });
  expect((await reply({ categoryCode: "NOPE" })).errorCode).toBe("LISTING_NOT_FOUND");
  expect((await reply({ brandCode: "NOPE" })).errorCode).toBe("LISTING_NOT_FOUND");
});

test("LS-02 LS-09 OP-49 a page has ten products, and the first page is the default", async () => {
  const first = await list({});
  expect(first.dataList).toHaveLength(10);
  expect(first.heading).toMatchObject({ kind: "ALL", name: "All products" });
  expect(first.pageInfo).toEqual({
    totalCount: 16,
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: "1",
    endCursor: "10",
  });
  const second = await list({ pageNum: 2, pageSize: 10 });
  expect(second.pageInfo).toMatchObject({
    hasNextPage: false,
    hasPreviousPage: true,
    startCursor: "11",
    endCursor: "16",
  });
  const both = await list({ pageNum: 2, prefetch: true });
  expect(both.dataList).toEqual([...first.dataList, ...second.dataList]);
});

test("products can be sorted in every order, and sold-out products are last in the default order", async () => {
  const shoes = { categoryCode: "SHOES" };
  expect(await codes({ ...shoes, sort: "PRICE_UP" })).toEqual(["LKH3", "LKH2", "LKH1"]);
  expect(await codes({ ...shoes, sort: "PRICE_DOWN" })).toEqual(["LKH1", "LKH2", "LKH3"]);
  expect(await codes({ ...shoes, sort: "DISCOUNT" })).toEqual(["LKH1", "LKH3", "LKH2"]);
  expect(await codes(shoes)).toEqual(["LKH1", "LKH2", "LKH3"]);
});

test("LS-03 filter groups have a type, and each value its count and its parent", async () => {
  const { filterList } = await list({ categoryCode: "WEAR" });
  expect(filterList.map(({ code, name, type }) => [code, name, type])).toEqual([
    ["category", "Category", "CHECKBOX"],
    ["price", "Price", "RADIO"],
    ["size", "Size", "CHECKBOX"],
    ["color", "Colour", "CHECKBOX"],
    ["availability", "Availability", "CHECKBOX"],
  ]);
  expect(filterList[0]?.items).toEqual([
    { code: "SHOES", name: "Shoes", parentCode: null, count: 3, selected: false, swatch: null },
    { code: "RUN", name: "Running", parentCode: "SHOES", count: 2, selected: false, swatch: null },
  ]);
  expect(filterList[3]?.items).toEqual([
    { code: "blue", name: "Blue", parentCode: null, count: 1, selected: false, swatch: null },
    { code: "red", name: "Red", parentCode: null, count: 2, selected: false, swatch: "#b92b18" },
  ]);
  expect(filterList[2]?.items.map((item) => item.code)).toEqual(["EU 9", "EU 40", "EU 42"]);
});

test("values of a facet are alternatives, facets are combined, and a choice does not lower the counts of its own facet", async () => {
  const red = { code: "color", values: ["red"] };
  expect(await codes({ filters: [red] })).toEqual(["LKH1", "LKH3"]);
  expect(await counts({ filters: [red] }, "color")).toEqual({ red: 2, blue: 1 });
  expect(await counts({ filters: [red] }, "availability")).toEqual({ IN_STOCK: 1, SOLD_OUT: 1 });
  const both = [red, { code: "availability", values: ["SOLD_OUT"] }];
  expect(await codes({ filters: both })).toEqual(["LKH3"]);
  expect(await counts({ filters: both }, "color")).toEqual({ red: 1 });
  expect(
    await codes({
      filters: [{ code: "price", values: ["100000-250000", "500000-1000000"] }],
      sort: "PRICE_UP",
      pageSize: 2,
    }),
  ).toEqual(["LKH3", "LKH2"]);
  expect(await codes({ filters: [{ code: "brand", values: ["NOBODY"] }] })).toEqual([]);
});

test("LS-01 a search text finds products; products with that SKU number or barcode come first", async () => {
  expect(await codes({ conditionKeyword: "runner" })).toEqual(["LKH1", "LKH2"]);
  expect(await codes({ conditionKeyword: "N-LKH4-A" })).toEqual(["LKH4"]);
  expect(await codes({ conditionKeyword: "b-lkh2-a" })).toEqual(["LKH2"]);
  expect(await codes({ conditionKeyword: "E-LKH3-A" })).toEqual(["LKH3"]);
  expect(await codes({ conditionKeyword: "lkh1" })).toEqual(["LKH1"]);
  expect(await codes({ conditionKeyword: "runner", categoryCode: "RUN", brandCode: "LKH" })).toEqual(["LKH1", "LKH2"]);
  expect(await codes({ conditionKeyword: "hidden" })).toEqual([]);
});

test("a typo is corrected, and the reply contains the corrected text", async () => {
  const { dataList, correctedKeyword, heading } = await list({ conditionKeyword: "rian jaket" });
  expect(dataList.map((card) => card.productCode)).toEqual(["LKH4"]);
  expect(correctedKeyword).toBe("rain jaket");
  expect(heading).toMatchObject({ name: "rian jaket" });
  expect(await list({ conditionKeyword: "purple jacket" })).toMatchObject({ partial: true, correctedKeyword: null });
});

test("texts are in the visitor's language", async () => {
  const { heading, filterList } = await list({ slug: "shoes" }, "id-ID");
  expect(heading).toMatchObject({ name: "Shoes (id)" });
  expect(filterList[0]?.name).toBe("Kategori");
});

test("invalid input is refused", async () => {
  const refused = async (input: Record<string, unknown>) => (await reply(input)).errorCode;
  expect(await refused({ sort: "LOUDEST" })).toBe("INVALID_INPUT");
  expect(await refused({ filters: [{ code: "weight", values: ["1"] }] })).toBe("INVALID_INPUT");
  expect(await refused({ conditionKeyword: "x".repeat(121) })).toBe("INVALID_INPUT");
  expect(await refused({ pageSize: 51 })).toBe("INVALID_INPUT");
  expect(await refused({ pageNum: 0 })).toBe("INVALID_INPUT");
  expect(await refused({ pageNum: 20_000 })).toBe("INVALID_INPUT");
  expect(await refused({ filters: [{ code: "size", values: Array.from({ length: 31 }, String) }] })).toBe(
    "INVALID_INPUT",
  );
});

test("a listing takes one statement, an uncached term one more, for any number of results", async () => {
  await codes({});
  const counter = countQueries(database);
  const requested = async (input: Record<string, unknown>) => {
    counter.reset();
    await list(input);
    return counter.statements.length;
  };
  expect(await requested({})).toBe(1);
  expect(await requested({ pageSize: 3, filters: [{ code: "color", values: ["red", "blue"] }], sort: "NEWEST" })).toBe(
    1,
  );
  expect(await requested({ conditionKeyword: "sock wear" })).toBe(2);
  expect(await requested({ conditionKeyword: "sock wear" })).toBe(1);
  counter.stop();
});
