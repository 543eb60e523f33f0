import * as v from "valibot";
import { expect, test } from "vitest";
import { pageContentSchema } from "./page-columns.ts";
import { productCodesOf, productRulesOf } from "./page-products.ts";

const content = v.parse(pageContentSchema, {
  columns: [
    { id: "text", kind: "html", html: "<p>P-9</p>" },
    { id: "named", kind: "products", items: [{ productCode: "P-2" }, { productCode: "P-1" }] },
    { id: "both", kind: "products", items: [{ productCode: "P-1" }, { productCode: "P-3" }], from: { newest: true } },
    { id: "rule", kind: "products", style: "rail", from: { category: "BALLS", brand: "LMP", limit: 4 } },
  ],
});

test("the listed products of a page are returned once, in the order of their first appearance", () => {
  expect(productCodesOf(content)).toEqual(["P-2", "P-1", "P-3"]);
});

test("the rules of a page are returned with their columns, and their default limit is eight", () => {
  expect(productRulesOf(content)).toEqual([
    { columnId: "both", rule: { newest: true, limit: 8 } },
    { columnId: "rule", rule: { category: "BALLS", brand: "LMP", limit: 4 } },
  ]);
});

test("a page without product columns has neither", () => {
  expect([productCodesOf({ columns: [] }), productRulesOf({ columns: [] })]).toEqual([[], []]);
});
