import { expect, test } from "vitest";
import { placedFreePath } from "#modules/payment/contract/order-codes.ts";
import { placedFreeCodes } from "./placed-free.tsx";

const order = (orderCode: string, amount = 0, orderStatus = "31") => ({ orderCode, amount, orderStatus });

test("1A-02 a free purchase leads to its order, several to the list, and both name the placed orders", () => {
  expect(placedFreePath("B1", true)).toBe("/account/order/detail/B1?placed=B1");
  expect(placedFreePath("B1", false)).toBe("/order/detail/B1?placed=B1");
  expect(placedFreePath("B1,B2", true)).toBe("/account/order?placed=B1%2CB2");
  expect(placedFreePath("B1,B2", false)).toBe("/order?placed=B1%2CB2");
});

test("1A-02 the success message names free orders in preparation, and no others", () => {
  const orders = [order("B1"), order("B2"), order("B3", 288_000), order("B4", 0, "61"), order("B5", 0, "21")];
  expect(placedFreeCodes(orders, "B1,B3,B4,B5,B9")).toEqual(["B1"]);
  expect(placedFreeCodes(orders, "B2,B1")).toEqual(["B1", "B2"]);
  expect(placedFreeCodes(orders, null)).toEqual([]);
  expect(placedFreeCodes(orders, "")).toEqual([]);
});
