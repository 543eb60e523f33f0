import { expect, test } from "vitest";
import { recentSections, suggestionSections } from "./suggestion-model.ts";

const targetOf = (keyword: string) => (keyword.trim() === "" ? null : `/search/${keyword}`);

test("keywords link to their search, categories and brands to their pages, and empty sections are left out", () => {
  const found = {
    keywords: ["bola", " "],
    categories: [{ name: "Balls", path: "/balls.html" }],
    brands: [],
    productList: [],
  };
  expect(suggestionSections(found, targetOf)).toEqual([
    { kind: "suggestions", lines: [{ to: "/search/bola", label: "bola" }] },
    { kind: "categories", lines: [{ to: "/balls.html", label: "Balls" }] },
  ]);
});

test("a product links to its page", () => {
  const productList = [
    {
      productCode: "LKH1",
      productName: "Road Runner",
      productPrice: 900_000,
      skuCode: "LKH1-A",
      salePrice: 900_000,
      priceVaries: false,
      mediaLinkList: [],
      ribbonInfo: null,
      brand: { brandName: "Langkah" },
      saleAttributes: [],
      skuList: [],
    },
  ];
  const [section] = suggestionSections({ keywords: [], categories: [], brands: [], productList }, targetOf);
  expect(section).toMatchObject({
    kind: "products",
    lines: [{ to: "/pdp/Road-Runner/LKH1?skuCode=LKH1-A&soldOut=show", label: "Road Runner" }],
  });
});

test("recent searches link to their search", () => {
  expect(recentSections(["raket"], targetOf)).toEqual([
    { kind: "recent_searches", lines: [{ to: "/search/raket", label: "raket" }] },
  ]);
  expect(recentSections([], targetOf)).toEqual([]);
});
