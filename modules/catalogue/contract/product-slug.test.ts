import { expect, test } from "vitest";
import { productPath, productSlug } from "./product-slug.ts";

test("slashes and spaces of a name become dashes in its address", () => {
  expect(productSlug("Sand / water castle")).toBe("Sand-water-castle");
  expect(productPath("Candi Senja", "BTR1001")).toBe("/pdp/Candi-Senja/BTR1001");
});

test("a name in any script makes an address a browser accepts", () => {
  expect(productPath("红色城堡 100%", "X1")).toBe("/pdp/%E7%BA%A2%E8%89%B2%E5%9F%8E%E5%A0%A1-100%25/X1");
});
