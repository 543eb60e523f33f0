import fc from "fast-check";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { pricesAt, salePriceAt, spanOfSales } from "./sale-window.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
const reduced = (from: number | null, until: number | null) => ({
  price: rupiah(900),
  salePrice: rupiah(600),
  sale: { from: from === null ? null : at(from).getTime(), until: until === null ? null : at(until).getTime() },
  planned: [],
});
const planned = (price: number, from: number, until: number | null) => ({
  price: rupiah(price),
  from: at(from).getTime(),
  until: until === null ? null : at(until).getTime(),
});

test("a sale price applies from its start up to its end, to the millisecond", () => {
  const sku = reduced(9, 12);
  expect([8, 9, 11, 12].map((hour) => salePriceAt(sku, at(hour)))).toEqual([900, 600, 600, 900]);
  expect(salePriceAt(sku, new Date(at(12).getTime() - 1))).toBe(600);
  expect([8, 9].map((hour) => salePriceAt(reduced(9, null), at(hour)))).toEqual([900, 600]);
  expect([11, 12].map((hour) => salePriceAt(reduced(null, 12), at(hour)))).toEqual([600, 900]);
  expect(salePriceAt({ ...sku, sale: null }, at(3))).toBe(600);
});

test("MR-06 a planned price replaces the sale price while its plan runs, and one above the list price replaces both", () => {
  const sku = { ...reduced(9, 12), planned: [planned(500, 10, 11), planned(1_000, 14, null)] };
  expect([8, 9, 10, 11, 12, 14, 23].map((hour) => pricesAt(sku, at(hour)))).toEqual([
    { listPrice: 900, salePrice: 900 },
    { listPrice: 900, salePrice: 600 },
    { listPrice: 900, salePrice: 500 },
    { listPrice: 900, salePrice: 600 },
    { listPrice: 900, salePrice: 900 },
    { listPrice: 1_000, salePrice: 1_000 },
    { listPrice: 1_000, salePrice: 1_000 },
  ]);
  expect(salePriceAt(sku, new Date(at(11).getTime() - 1))).toBe(500);
});

test("within the span of sales no sale price changes, and the span is as long as possible", () => {
  const moment = fc.option(fc.integer({ min: 0, max: 23 }), { nil: null });
  const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  fc.assert(
    fc.property(
      fc.array(fc.tuple(moment, moment), { maxLength: 5 }),
      fc.integer({ min: 0, max: 23 }),
      (windows, hour) => {
        const skus = windows
          .filter(([from, until]) => from === null || until === null || from < until)
          // Every other SKU gets its window from a plan.
          .map(([from, until], place) =>
            place % 2 === 0 || from === null
              ? reduced(from, until)
              : { ...reduced(null, null), sale: null, planned: [planned(400, from, until)] },
          );
        const { from, until } = spanOfSales(always, skus, at(hour));
        for (let other = 0; other < 24; other += 1) {
          const within = from <= at(other).getTime() && at(other).getTime() < until;
          if (within) for (const sku of skus) expect(salePriceAt(sku, at(other))).toBe(salePriceAt(sku, at(hour)));
        }
        const boundaries = skus.flatMap(({ sale, planned: [plan] }) =>
          [sale, plan].flatMap((one) => [one?.from, one?.until]),
        );
        for (const bound of [from, until]) if (Number.isFinite(bound)) expect(boundaries).toContain(bound);
      },
    ),
  );
});
