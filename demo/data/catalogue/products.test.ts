import { describe, expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { brands } from "./brands.ts";
import { categories, type DemoCategory } from "./categories.ts";
import { checkDigit, planSkus, planStock } from "./plan-skus.ts";
import { products } from "./products.ts";

const skus = products.flatMap(planSkus);
const leaves = (nodes: readonly DemoCategory[]): string[] =>
  nodes.flatMap((node) => (node.children ? leaves(node.children) : [node.code]));
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test("the shop has at least 240 products, 700 SKUs and 12 brands", () => {
  expect(products.length).toBeGreaterThanOrEqual(240);
  expect(skus.length).toBeGreaterThanOrEqual(700);
  expect(new Set(products.map((product) => product.brand))).toEqual(new Set(Object.keys(brands)));
  expect(Object.keys(brands)).toHaveLength(12);
});

test("GN-01 it sells building toys, sports and lifestyle products, each with a fair share of the shelves", () => {
  expect(categories.map(({ name }) => name["en-US"])).toEqual([
    "Building toys",
    "Sports",
    "Shoes & clothing",
    "Lifestyle",
  ]);
  for (const department of categories) {
    const inside = new Set(leaves([department]));
    expect(products.filter((product) => inside.has(product.category)).length).toBeGreaterThanOrEqual(40);
  }
});

test("every category of the third level has products, and products are in no other category", () => {
  expect(new Set(products.map((product) => product.category))).toEqual(new Set(leaves(categories)));
});

test("no two products or SKUs share a code, a number or a bar code", () => {
  expect(twice(products.map((product) => product.code))).toEqual([]);
  expect(twice(skus.map((sku) => sku.code))).toEqual([]);
  expect(twice(skus.map((sku) => sku.barcode))).toEqual([]);
});

test.each(locales)("no two products share a name in %s", (locale) => {
  expect(twice(products.map((product) => product.name[locale]))).toEqual([]);
});

test("every stock case is there: sold out, last units, mixed, pre-order, and a reminder on something sold out", () => {
  const having = (stock: string) => products.filter((product) => product.stock === stock).length;
  expect(having("none")).toBeGreaterThanOrEqual(5);
  expect(having("few")).toBeGreaterThanOrEqual(5);
  expect(having("mixed")).toBeGreaterThanOrEqual(5);
  expect(products.filter((product) => product.shipsFrom).length).toBeGreaterThanOrEqual(4);
  expect(products.some((product) => product.stock === "none" && product.remind)).toBe(true);
});

test("certificates of all three kinds are on show", () => {
  const kinds = products.flatMap((product) => product.certificates ?? []).map((certificate) => certificate.type);
  expect(new Set(kinds)).toEqual(new Set(["SNI", "K3L", "UTTP"]));
});

describe.each(products.map((product) => [product.code, product] as const))("%s", (_, product) => {
  test("has a different text in each of four languages", () => {
    for (const text of [product.name, product.description]) {
      expect(locales.filter((locale) => text[locale].trim() === "")).toEqual([]);
    }
    expect(new Set(locales.map((locale) => product.description[locale])).size).toBe(locales.length);
    expect(product.description["zh-CN"]).toMatch(/\p{Script=Han}/u);
  });

  test("has a sensible price, weight and box", () => {
    expect(product.price % 100).toBe(0);
    expect(product.sale ?? 0).toBeLessThan(product.price);
    expect(product.grams).toBeGreaterThan(0);
    expect(Math.min(...product.box)).toBeGreaterThan(0);
    expect(product.code.startsWith(product.brand)).toBe(true);
  });
});

test("bar codes carry their check digit", () => {
  // 4006381333931 is the example every description of these codes uses.
  expect(checkDigit("400638133393")).toBe(1);
  expect(skus.every(({ barcode }) => checkDigit(barcode.slice(0, 12)) === Number(barcode[12]))).toBe(true);
});

test("the stock plan of a product is deterministic and matches its stock level", () => {
  const [some] = products.filter((product) => product.stock === "none");
  if (!some) throw new Error("nothing is sold out");
  expect(planStock(some, ["JKT01"])).toEqual(planStock(some, ["JKT01"]));
  expect(planStock(some, ["JKT01"]).every(({ quantity, sold }) => quantity <= sold)).toBe(true);
});
