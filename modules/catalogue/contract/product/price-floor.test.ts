import { expect, test } from "vitest";
import { fieldsBelowFloor } from "./price-floor.ts";

const floor = { percent: 50, highest: 100_000 };

test("MF-15 a price below half of the highest of late needs approval, at half it does not", () => {
  expect(fieldsBelowFloor({ price: 100_000 }, { price: 49_999 }, floor)).toEqual(["price"]);
  expect(fieldsBelowFloor({ price: 100_000 }, { price: 50_000 }, floor)).toEqual([]);
});

test("MF-15 small steps end at the same floor, and raising a low price is free", () => {
  expect(fieldsBelowFloor({ price: 60_000 }, { price: 40_000 }, floor)).toEqual(["price"]);
  expect(fieldsBelowFloor({ price: 30_000 }, { price: 40_000 }, floor)).toEqual([]);
});

test("MF-15 a sale below the floor waits with its dates; ending or raising it is free, prolonging it is not", () => {
  const sale = { price: 100_000, salePrice: 40_000, saleFrom: "2026-11-01", saleUntil: "2026-11-30" };
  expect(fieldsBelowFloor({ price: 100_000 }, sale, floor)).toEqual(["salePrice", "saleFrom", "saleUntil"]);
  expect(fieldsBelowFloor(sale, { ...sale, saleUntil: "2026-11-10" }, floor)).toEqual([]);
  expect(fieldsBelowFloor(sale, { ...sale, salePrice: 45_000 }, floor)).toEqual([]);
  expect(fieldsBelowFloor(sale, { price: 100_000 }, floor)).toEqual([]);
  expect(fieldsBelowFloor(sale, { ...sale, saleUntil: "2026-12-31" }, floor)).toEqual(["saleUntil"]);
  const { saleUntil: _until, ...endless } = sale;
  expect(fieldsBelowFloor(sale, endless, floor)).toEqual(["saleUntil"]);
});

test("MF-15 changed prices of one SKU wait together, so that no half of them contradicts the rest", () => {
  const before = { price: 100_000, salePrice: 90_000 };
  expect(fieldsBelowFloor(before, { price: 60_000, salePrice: 30_000 }, floor)).toEqual(["price", "salePrice"]);
});

test("MF-15 a new SKU has no floor but its own price", () => {
  const first = { percent: 50, highest: undefined };
  expect(fieldsBelowFloor(undefined, { price: 10 }, first)).toEqual([]);
  expect(fieldsBelowFloor(undefined, { price: 100, salePrice: 49 }, first)).toEqual(["salePrice"]);
  expect(fieldsBelowFloor(undefined, {}, first)).toEqual([]);
  expect(fieldsBelowFloor(undefined, { price: 10_000 }, floor)).toEqual(["price"]);
});
