import { expect, test } from "vitest";
import { stockChanges, withOnHand, withoutOnHand } from "./stock-changes.ts";

const onHand = new Map([
  ["A", 5],
  ["B", 0],
]);
const skus = { A: { price: 100 }, B: { price: 200 }, NEW: {} };

test("MP-04 units on hand are cells of the grid and no part of the product", () => {
  const grid = withOnHand(skus, { B: 7 }, onHand);
  expect(grid).toEqual({ A: { price: 100, onHand: 5 }, B: { price: 200, onHand: 7 }, NEW: {} });
  expect(withoutOnHand(grid, onHand)).toEqual({ skus, typed: { B: 7 } });
});

test("MP-04 a cell that is emptied or typed as it was changes no stock", () => {
  expect(withoutOnHand({ A: { price: 1 }, B: { onHand: 0 } }, onHand).typed).toEqual({});
});

test("MP-04 stock changes by the difference to the shown value, and an invalid number is named", () => {
  expect(stockChanges({ A: 8, B: 0, NEW: 3 }, onHand)).toEqual({
    wrong: [],
    changes: [
      { skuCode: "A", change: 3 },
      { skuCode: "NEW", change: 3 },
    ],
  });
  expect(stockChanges({ A: "ten", B: -1, NEW: 1.5 }, onHand)).toEqual({ wrong: ["A", "B", "NEW"], changes: [] });
});
