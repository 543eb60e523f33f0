import { expect, test } from "vitest";
import { orderKeyIn, withOrderKey } from "./order-key.ts";

test("1D-02 an address below an order carries the key of that order, and no other's", () => {
  const key = orderKeyIn(new URL("https://shop.example/orders/bb1?key=secret"), "bb1");
  expect(key).toEqual({ orderCode: "BB1", key: "secret" });
  expect(withOrderKey("/returns", "BB1", key)).toBe("/returns?key=secret");
  expect(withOrderKey("/returns", "BB2", key)).toBe("/returns");
  expect(withOrderKey("/returns", "BB1", null)).toBe("/returns");
  expect(withOrderKey("/returns", "BB1", key, { lines: "1,2" })).toBe("/returns?lines=1,2&key=secret");
});

test("1D-02 an address without a key has none, and a key has at most a hundred characters", () => {
  expect(orderKeyIn(new URL("https://shop.example/orders/BB1"), "BB1")).toBeNull();
  expect(orderKeyIn(new URL("https://shop.example/orders/BB1?key="), "BB1")).toBeNull();
  const long = orderKeyIn(new URL(`https://shop.example/orders/BB1?key=${"k".repeat(101)}`), "BB1");
  expect(long?.key).toHaveLength(100);
});
