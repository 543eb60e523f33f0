import { expect, test } from "vitest";
import { optionNames, type ProductReport, soldSkus, totalSales } from "./report-model.ts";

const sales = (...units: number[]) => units.map((count) => ({ units: count, amount: count * 10 }));
const report: ProductReport = {
  periods: [7, 0],
  skus: [
    { skuCode: "A", retired: false, sales: sales(1, 2) },
    { skuCode: "B", retired: false, sales: sales(0, 0) },
    { skuCode: "C", retired: true, sales: sales(0, 9) },
  ],
  places: [],
  searches: [],
};

test("MP-14 sales add up over variants, the most sold stands first, and those for sale that never sold are counted", () => {
  expect(totalSales(report)).toEqual([
    { units: 1, amount: 10 },
    { units: 11, amount: 110 },
  ]);
  const { sold, unsold } = soldSkus(report);
  expect([sold.map(({ skuCode }) => skuCode), unsold]).toEqual([["C", "A"], 1]);
});

test("MP-14 a variant is named by its choices in the order of attributes", () => {
  const value = (code: string, name: string) => ({ code, name, swatch: null });
  const attributes = [
    { code: "s_color", name: "Colour", values: [value("red", "Red")] },
    { code: "s_size", name: "Size", values: [value("EU 42", "EU 42")] },
  ];
  expect(optionNames({ s_size: "EU 42", s_color: "red" }, { attributes })).toBe("Red, EU 42");
  expect([optionNames({}, { attributes }), optionNames(undefined, { attributes })]).toEqual(["", ""]);
});
