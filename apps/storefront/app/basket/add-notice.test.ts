import { expect, test } from "vitest";
import { asNotice, noticeOf, ownPathOr } from "./add-notice.ts";

test("each refusal of the shop has its notice, anything else failed", () => {
  expect(["OUT_OF_STOCK", "LIMIT_REACHED", "PURCHASE_LIMIT", "CART_FULL", "NOT_FOUND"].map(noticeOf)) //
    .toEqual(["stock", "limit", "limit", "full", "gone"]);
  expect([noticeOf("SOMETHING"), noticeOf(null), noticeOf(undefined)]).toEqual(["failed", "failed", "failed"]);
  expect([asNotice("added"), asNotice("<b>"), asNotice(null)]).toEqual(["added", null, null]);
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/\t/evil.example", ""])(
  "the way back never leaves the shop: %j",
  (text) => {
    expect(ownPathOr(text, "/")).toBe("/");
  },
);

test("a path of the shop stays as it is", () => {
  expect(ownPathOr("/pdp/ball/BALL1?skuCode=BALL1-A", "/")).toBe("/pdp/ball/BALL1?skuCode=BALL1-A");
  expect(ownPathOr(null, "/cart")).toBe("/cart");
});
