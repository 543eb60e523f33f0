import { expect, test } from "vitest";
import { isDone, ordersOf, type PickLineModel, shelvesOf, sumOf } from "./pick-model.ts";

const line = (orderCode: string, shelf: string, skuCode: string, pieces: number, picked: number): PickLineModel => ({
  ...{ orderCode, number: 0, shelf, skuCode, pieces, picked, name: null },
  ...{ barcode: "", item: skuCode, attributes: "", picture: null },
});
const lines = [
  line("A", "1", "BALL", 2, 2),
  line("B", "1", "BALL", 1, 0),
  line("A", "2", "SOCK", 1, 1),
  line("B", "", "SOCK", 1, 1),
];

test("MO-05 lines stand by shelf, pieces of one SKU together, and every piece is counted once", () => {
  const shelves = shelvesOf(lines);
  expect(
    shelves.map(({ shelf, skus }) => [shelf, skus.map(({ sku, pieces, picked }) => [sku.skuCode, picked, pieces])]),
  ).toEqual([
    ["1", [["BALL", 2, 3]]],
    ["2", [["SOCK", 1, 1]]],
    ["", [["SOCK", 1, 1]]],
  ]);
  expect(sumOf(shelves.flatMap(({ skus }) => skus))).toEqual(sumOf(lines));
});

test("MO-05 a finished order stands before the others", () => {
  const order = (orderCode: string) => ({ orderCode, version: "", deliveryType: "11", placedAt: "", mayPack: true });
  const orders = ordersOf({ orders: [order("B"), order("A")], lines });
  expect(orders.map((one) => [one.orderCode, one.picked, one.pieces, isDone(one)])).toEqual([
    ["A", 3, 3, true],
    ["B", 1, 2, false],
  ]);
});
