import { expect, test } from "vitest";
import { readChoice } from "./listing-choice.ts";
import { listingInput } from "./listing-input.ts";

const choice = (query = "") => readChoice(new URLSearchParams(query));
const first = { pageSize: 10, pageNum: 1, prefetch: false, sort: null, filters: [] };

test("LS-09 the input has keyword, category, page size ten, page number and whether to prefetch the pages before", () => {
  expect(listingInput({}, choice())).toEqual({ conditionKeyword: null, categoryCode: null, slug: null, ...first });
  expect(listingInput({}, choice("page=4&prefetch=true"))).toMatchObject({ pageSize: 10, pageNum: 4, prefetch: true });
});

test("LS-01 the path names a category, the query string the keyword", () => {
  expect(listingInput({ category: "SHOES" }, choice("q=lari"))).toMatchObject({
    categoryCode: "SHOES",
    conditionKeyword: "lari",
    slug: null,
  });
});

test.each([
  [{ keywords: "bola basket.html" }, "", "bola basket"],
  [{ keywords: "bola.HTML" }, "", "bola"],
  [{ keywords: "bola" }, "q=bola", "bola"],
  [{ keywords: "bola" }, "q=raket", "raket"],
])("the keyword of %j with %j is %j", (params, query, keyword) => {
  expect(listingInput(params, choice(query))).toMatchObject({
    conditionKeyword: keyword,
    categoryCode: null,
    slug: null,
  });
});

test("the last part of the path is a slug, and q searches within it", () => {
  expect(listingInput({ slug: "running-shoes" }, choice("q=merah"))).toMatchObject({
    slug: "running-shoes",
    conditionKeyword: "merah",
    categoryCode: null,
  });
});

test("filters are grouped by facet", () => {
  expect(listingInput({}, choice("size=42&size=43&brand=LKH&sort=DISCOUNT"))).toMatchObject({
    sort: "DISCOUNT",
    filters: [
      { code: "brand", values: ["LKH"] },
      { code: "size", values: ["42", "43"] },
    ],
  });
});
