import { expect, test } from "vitest";
import { recentSections, suggestionSections } from "./suggestion-model.ts";

const targetOf = (words: string) => (words.trim() === "" ? null : `/search/${words}`);

test("words lead to their search, categories and brands to their pages, and empty sections stay away", () => {
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

test("a product leads to its page", () => {
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

test("earlier searches can be searched again", () => {
  expect(recentSections(["raket"], targetOf)).toEqual([
    { kind: "recent_searches", lines: [{ to: "/search/raket", label: "raket" }] },
  ]);
  expect(recentSections([], targetOf)).toEqual([]);
});
