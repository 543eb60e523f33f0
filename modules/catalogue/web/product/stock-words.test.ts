import { expect, test } from "vitest";
import { stockFingerprint } from "./stock-words.ts";

test("the last five are counted, more are simply in stock", () => {
  expect(stockFingerprint({ stock: 6, shipsFrom: null })).toEqual({ kind: "inStock" });
  expect(stockFingerprint({ stock: 5, shipsFrom: null })).toEqual({ kind: "few", count: 5 });
  expect(stockFingerprint({ stock: 1, shipsFrom: null })).toEqual({ kind: "few", count: 1 });
});

test("what is not there is sold out, pre-order or not", () => {
  expect(stockFingerprint({ stock: 0, shipsFrom: null })).toEqual({ kind: "soldOut" });
  expect(stockFingerprint({ stock: -2, shipsFrom: "2026-12-15" })).toEqual({ kind: "soldOut" });
});

test("D-80 a pre-order tells its day", () => {
  expect(stockFingerprint({ stock: 3, shipsFrom: "2026-12-15" })).toEqual({ kind: "preOrder", day: "2026-12-15" });
});
