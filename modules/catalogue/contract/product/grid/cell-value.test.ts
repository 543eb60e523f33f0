import fc from "fast-check";
import { expect, test } from "vitest";
import { cellText, type GridColumn, gridColumns, parseCell } from "./cell-value.ts";

const read = (column: GridColumn, ...texts: string[]) => texts.map((text) => parseCell(column, text));

test("prices are read in the formats of spreadsheets", () => {
  expect(read("price", "1250000", "1.250.000", "Rp 1,250,000", "Rp1.250.000,00", " 1 250 000 ")).toEqual(
    Array.from({ length: 5 }, () => 1_250_000),
  );
  expect(read("price", "1.500", "0", "12,5", "1.250.000,5")).toEqual([1500, 0, 12.5, 1_250_000.5]);
});

test("weights, boxes and days are read with their units and in both orders", () => {
  expect(read("grams", "900", "900 g", "1,5 kg", "1.5kg", "1.200")).toEqual([900, 900, 1500, 1500, 1200]);
  expect(read("box", "300 × 200 × 120", "30x20x12 cm", "30 x 20 x 1,2cm", "300*200*120 mm")).toEqual([
    [300, 200, 120],
    [300, 200, 120],
    [300, 200, 12],
    [300, 200, 120],
  ]);
  expect(read("shipsFrom", "2026-11-20", "20/11/2026", "5-1-2027")).toEqual(["2026-11-20", "2026-11-20", "2027-01-05"]);
  expect(read("saleFrom", "2026-11-20", "20/11/2026 9:30", "2026-11-20T23.59")).toEqual([
    "2026-11-19T17:00:00.000Z",
    "2026-11-20T02:30:00.000Z",
    "2026-11-20T16:59:00.000Z",
  ]);
});

test("an invalid value stays as it was typed, and an empty cell is not filled in", () => {
  expect(read("price", "ten", "-5", "")).toEqual(["ten", "-5", undefined]);
  expect(read("box", "30x20", "1x2xx3")).toEqual(["30x20", "1x2xx3"]);
  expect(read("saleUntil", "2026-02-30", "2026-11-20 25:00")).toEqual(["2026-02-30", "2026-11-20 25:00"]);
  expect(cellText({ price: "ten" as never }, "price")).toBe("ten");
});

test("the text of a cell is read back as the same value", () => {
  const value: Record<GridColumn, fc.Arbitrary<unknown>> = {
    barcode: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
    number: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
    extCode: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
    price: fc.integer({ min: 1, max: 100_000_000_000 }),
    salePrice: fc.integer({ min: 1, max: 100_000_000_000 }),
    saleFrom: fc.integer({ min: 0, max: 40_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString()),
    saleUntil: fc.integer({ min: 0, max: 40_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString()),
    cost: fc.integer({ min: 1, max: 100_000_000_000 }),
    grams: fc.integer({ min: 1, max: 1_000_000 }),
    box: fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000)),
    shipsFrom: fc
      .integer({ min: 0, max: 30_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
    onHand: fc.nat(1_000_000),
  };
  for (const column of [...gridColumns, "onHand" as const])
    fc.assert(
      fc.property(value[column], (one) => {
        expect(parseCell(column, cellText({ [column]: one }, column))).toEqual(one);
      }),
    );
});
