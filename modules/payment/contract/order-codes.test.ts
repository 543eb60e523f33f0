import { expect, test } from "vitest";
import { orderCodeOf, orderDetailsPath, trackPath } from "./order-codes.ts";

test("PY-15 one code leads to the order, several to the list, for guests and members each to their own", () => {
  expect(orderDetailsPath("B1", true)).toBe("/account/order/detail/B1");
  expect(orderDetailsPath("B1,B2", true)).toBe("/account/order");
  expect(orderDetailsPath("B1", false)).toBe("/order/detail/B1");
  expect(orderDetailsPath("B1,B2", false)).toBe("/order");
  expect(orderDetailsPath("../x", false)).toBe("/order/detail/..%2Fx");
});

test("PY-16 the browser's own code comes before the one in the address", () => {
  expect(orderCodeOf("A", "B")).toBe("A");
  expect(orderCodeOf(null, "B")).toBe("B");
  expect(orderCodeOf("", "B")).toBe("B");
  expect(orderCodeOf(null, null)).toBeNull();
});

test("1A-01 a payment page that needs a session leads to the order's number too, and no other page does", () => {
  expect(trackPath("/pay-callback?status_code=202&order=B1")).toBe("/order/track?orderCode=B1");
  expect(trackPath("/payment?order=B1,B2")).toBe("/order/track?orderCode=B1");
  expect(trackPath("/payment")).toBe("/order/track");
  for (const path of ["/", "/account/order?order=B1", "/payments?order=B1", "/checkout/1/c?order=B1"]) {
    expect(trackPath(path)).toBeNull();
  }
});
