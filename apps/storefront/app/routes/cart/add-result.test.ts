import { expect, test } from "vitest";
import { addResultOf, ownPathOr, parseAddResult } from "./add-result.ts";

test("each refusal of the shop has its own result code, any other is a failure", () => {
  expect(["OUT_OF_STOCK", "LIMIT_REACHED", "PURCHASE_LIMIT", "CART_FULL", "NOT_FOUND"].map(addResultOf)) //
    .toEqual(["stock", "limit", "limit", "full", "gone"]);
  expect([addResultOf("SOMETHING"), addResultOf(null), addResultOf(undefined)]).toEqual(["failed", "failed", "failed"]);
  expect([parseAddResult("added"), parseAddResult("<b>"), parseAddResult(null)]).toEqual(["added", null, null]);
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/\t/evil.example", ""])(
  "the return path never leaves the shop: %j",
  (text) => {
    expect(ownPathOr(text, "/")).toBe("/");
  },
);

test("a path of the shop is unchanged", () => {
  expect(ownPathOr("/pdp/ball/BALL1?skuCode=BALL1-A", "/")).toBe("/pdp/ball/BALL1?skuCode=BALL1-A");
  expect(ownPathOr(null, "/cart")).toBe("/cart");
});
