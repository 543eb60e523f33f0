import { expect, test } from "vitest";
import { orderCodeOf, orderDetailsPath } from "./order-codes.ts";

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
