import { expect, test } from "vitest";
import { operationsOf } from "./order-operations.ts";
import { orderStatuses } from "./order-status.ts";

test("OR-15 OR-21 what an owner may do in each status, for both ways of delivery", () => {
  const of = (deliveryType: "11" | "21") =>
    Object.fromEntries(
      orderStatuses.map((status) => [status, operationsOf({ status, deliveryType }, "owner").join(" ")]),
    );
  const usual = {
    "21": "payOrder cancelOrder goDetail",
    "31": "buyAgain goDetail",
    "41": "buyAgain goDetail",
    "51": "buyAgain goDetail",
    "61": "buyAgain goDetail",
    "62": "buyAgain goDetail",
  };
  expect(of("11")).toEqual({ ...usual, "42": "receiveOrder buyAgain goDetail" });
  expect(of("21")).toEqual({ ...usual, "42": "pickupOrder buyAgain goDetail" });
});

test("whoever was let in by a code may look, pay and buy the same, and nothing else", () => {
  const all = orderStatuses.flatMap((status) => operationsOf({ status, deliveryType: "11" }, "visitor"));
  expect([...new Set(all)].sort()).toEqual(["buyAgain", "goDetail", "payOrder"]);
});
