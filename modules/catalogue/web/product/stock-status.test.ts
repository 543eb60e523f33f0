import { expect, test } from "vitest";
import { stockStatus } from "./stock-status.ts";

test("the last five are counted, more are simply in stock", () => {
  expect(stockStatus({ stock: 6, shipsFrom: null })).toEqual({ kind: "inStock" });
  expect(stockStatus({ stock: 5, shipsFrom: null })).toEqual({ kind: "few", count: 5 });
  expect(stockStatus({ stock: 1, shipsFrom: null })).toEqual({ kind: "few", count: 1 });
});

test("a product without stock is sold out, pre-order or not", () => {
  expect(stockStatus({ stock: 0, shipsFrom: null })).toEqual({ kind: "soldOut" });
  expect(stockStatus({ stock: -2, shipsFrom: "2026-12-15" })).toEqual({ kind: "soldOut" });
});

test("D-80 a pre-order shows its date", () => {
  expect(stockStatus({ stock: 3, shipsFrom: "2026-12-15" })).toEqual({ kind: "preOrder", day: "2026-12-15" });
});
