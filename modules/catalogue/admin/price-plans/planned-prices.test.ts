import { expect, test } from "vitest";
import {
  codesOnPage,
  pageOfSku,
  percentIn,
  plannedCodes,
  priceChange,
  reducedPrices,
  rowsPerPage,
  rupiahIn,
} from "./planned-prices.ts";

const sku = (skuCode: string, listPrice: number | null, price: number | null) => ({
  ...{ skuCode, typed: skuCode, productCode: "P", name: "Shoe", options: "41", picture: null },
  listPrice,
  price,
});

test("the SKUs of a plan are sorted and split into pages, and each SKU is found on its page", () => {
  const prices = Object.fromEntries(Array.from({ length: rowsPerPage + 2 }, (_, at) => [`S${1_000 - at}`, 1]));
  const codes = plannedCodes(prices);
  expect(codes).toEqual([...codes].sort());
  expect([...codesOnPage(codes, 1), ...codesOnPage(codes, 2)]).toEqual(codes);
  expect(codesOnPage(codes, 2)).toHaveLength(2);
  expect(codes.map((code) => pageOfSku(codes, code))).toEqual([...Array<number>(rowsPerPage).fill(1), 2, 2]);
  expect(pageOfSku(codes, "none")).toBe(1);
});

test("a group is reduced from the price now or the list price; SKUs without a price are left out", () => {
  const group = [sku("A", 200_000, 150_000), sku("B", null, 100_000), sku("C", null, null)];
  const reduction = { percent: 15, roundTo: 1_000 };
  expect([...reducedPrices(group, "price", reduction)]).toEqual([
    ["A", 128_000],
    ["B", 85_000],
  ]);
  expect([...reducedPrices(group, "listPrice", reduction)]).toEqual([
    ["A", 170_000],
    ["B", 85_000],
  ]);
});

test("the difference is a part of the price now, and there is none without such a price", () => {
  expect(priceChange(85_000, 100_000)).toBeCloseTo(-0.15);
  expect(priceChange(110_000, 100_000)).toBeCloseTo(0.1);
  expect(priceChange(1, null)).toBeNull();
});

test("percentages are whole numbers from 1 to 99, and prices are typed with or without points", () => {
  expect(["1", " 15 ", "99"].map(percentIn)).toEqual([1, 15, 99]);
  expect(["", "0", "100", "1.5", "-3", "x"].map(percentIn)).toEqual(Array(6).fill(null));
  expect(["150.000", "150000", "Rp 99", ""].map(rupiahIn)).toEqual([150_000, 150_000, 99, 0]);
});
