import { expect, test } from "vitest";
import { partsOfArticle, productsOfArticle } from "./article-products.ts";

const cards = (codes: string) => `<div data-products="${codes}"></div>`;

test("a text is split at blocks of product cards", () => {
  expect(partsOfArticle("<p>a</p>")).toEqual([{ html: "<p>a</p>" }]);
  expect(partsOfArticle("")).toEqual([{ html: "" }]);
  expect(partsOfArticle(`<p>a</p>${cards("A,B")}<p>b</p>${cards("C")}`)).toEqual([
    { html: "<p>a</p>" },
    { codes: "A,B" },
    { html: "<p>b</p>" },
    { codes: "C" },
  ]);
});

test("each block is listed once, with valid product codes only", () => {
  expect(productsOfArticle(`${cards("A,B")}${cards("A,B")}${cards("C, ,D'x")}`)).toEqual([
    { codes: "A,B", products: ["A", "B"] },
    { codes: "C, ,D'x", products: ["C"] },
  ]);
  expect(productsOfArticle(cards(Array.from({ length: 60 }, (_, at) => `P${at}`).join(",")))[0]?.products).toHaveLength(
    48,
  );
});
