import fc from "fast-check";
import { expect, test } from "vitest";
import { gridColumns } from "./cell-value.ts";
import { clearCells, copyCells, fillDown, pasteCells, rowsOf, type Skus } from "./edit-cells.ts";

const skus: Skus = {
  A: { barcode: "1", price: 100, grams: 10, position: 0 },
  B: { barcode: "2", price: 200, position: 1 },
  C: { price: 300, options: { s_size: "L" }, position: 2 },
};
const rows = rowsOf(skus);
const price = gridColumns.indexOf("price");
const barcode = gridColumns.indexOf("barcode");
const at = (row: number, column: number, toRow = row, toColumn = column) => ({
  from: { row, column },
  to: { row: toRow, column: toColumn },
});

test("a block from a spreadsheet goes to the cells below and beside the chosen one, what falls outside is counted", () => {
  const { skus: pasted, ignored } = pasteCells(skus, rows, at(1, price), [
    ["1.000", "900"],
    ["2.000", ""],
    ["3.000", "1"],
  ]);
  expect(pasted.B).toMatchObject({ price: 1000, salePrice: 900, barcode: "2" });
  expect(pasted.C).toEqual({ price: 2000, options: { s_size: "L" }, position: 2 });
  expect(pasted.A).toEqual(skus.A);
  expect(ignored).toBe(2);
});

test("one cell fills a whole range, a block is repeated in a multiple of it", () => {
  const filled = pasteCells(skus, rows, at(0, price, 2, price), [["7"]]).skus;
  expect(rows.map((code) => filled[code]?.price)).toEqual([7, 7, 7]);
  const turned = pasteCells(skus, rows, at(2, price, 0, price), [["7"], ["8"], ["9"]]).skus;
  expect(rows.map((code) => turned[code]?.price)).toEqual([7, 8, 9]);
});

test("fill down repeats the first row, empty cells too; clearing leaves other fields alone", () => {
  const filled = fillDown(skus, rows, at(2, barcode, 0, price));
  expect(rows.map((code) => [filled[code]?.barcode, filled[code]?.price])).toEqual([
    ["1", 100],
    ["1", 100],
    ["1", 100],
  ]);
  expect(filled.C?.options).toEqual({ s_size: "L" });
  const emptied = fillDown({ ...skus, A: { position: 0 } }, rows, at(0, price, 2, price));
  expect(emptied.B).toEqual({ barcode: "2", position: 1 });
  expect(clearCells(skus, rows, at(0, price, 1, price)).B).toEqual({ barcode: "2", position: 1 });
});

test("copying a range and pasting it in the same place changes nothing", () => {
  const cell = fc.record({ row: fc.nat(2), column: fc.nat(gridColumns.length - 1) });
  fc.assert(
    fc.property(cell, cell, (from, to) => {
      const range = { from, to };
      expect(pasteCells(skus, rows, range, copyCells(skus, rows, range))).toEqual({ skus, ignored: 0 });
    }),
  );
});
