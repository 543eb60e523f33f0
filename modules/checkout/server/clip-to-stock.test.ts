import fc from "fast-check";
import { expect, test } from "vitest";
import { clipToStock } from "./clip-to-stock.ts";

const quantities = (lines: readonly { readonly quantity: number }[]) => lines.map(({ quantity }) => quantity);

test("two lines of one product share its stock, the first one first", () => {
  const line = { skuCode: "A", stock: 3 };
  expect(
    quantities(
      clipToStock([
        { ...line, quantity: 2 },
        { ...line, quantity: 2 },
      ]),
    ),
  ).toEqual([2, 1]);
});

test("the lines of an SKU together get the requested units, up to its stock", () => {
  const stocks = { A: 4, B: 0, C: 100 } as const;
  const line = fc.record({
    skuCode: fc.constantFrom("A" as const, "B" as const, "C" as const),
    quantity: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(line), (wanted) => {
      const given = clipToStock(wanted.map((one) => ({ ...one, stock: stocks[one.skuCode] })));
      for (const sku of ["A", "B", "C"] as const) {
        const sum = (lines: readonly { skuCode: string; quantity: number }[]) =>
          lines.filter(({ skuCode }) => skuCode === sku).reduce((total, { quantity }) => total + quantity, 0);
        expect(sum(given)).toBe(Math.min(stocks[sku], sum(wanted)));
      }
      expect(given.every(({ quantity }, index) => quantity <= (wanted[index]?.quantity ?? 0))).toBe(true);
    }),
  );
});
