import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addProblem, mostInCart } from "./add-problem.ts";
import { mostOfOneLine } from "./constants.ts";

describe("adding to what is in the cart", () => {
  test.each([
    ["one of ten", { stock: 10 }, 0, 1, null],
    ["the last one", { stock: 10 }, 9, 1, null],
    ["PD-20 one more than there are", { stock: 10 }, 10, 1, { code: "OUT_OF_STOCK", stock: 10, inCart: 10 }],
    ["several more than there are", { stock: 10 }, 8, 3, { code: "OUT_OF_STOCK", stock: 10, inCart: 8 }],
    ["what is sold out", { stock: 0 }, 0, 1, { code: "OUT_OF_STOCK", stock: 0, inCart: 0 }],
    ["the fiftieth", { stock: 80 }, 49, 1, null],
    ["PD-21 CA-13 the fifty-first", { stock: 80 }, 50, 1, { code: "LIMIT_REACHED", limit: 50, bound: "most" }],
    ["as many as a flash sale allows", { stock: 10, purchaseLimit: 2 }, 1, 1, null],
    ["CA-08 more than it allows", { stock: 10, purchaseLimit: 2 }, 2, 1, { code: "PURCHASE_LIMIT", limit: 2 }],
    ["what was bought before", { stock: 10, purchaseLimit: 2, bought: 1 }, 1, 1, { code: "PURCHASE_LIMIT", limit: 2 }],
    ["where both are too few", { stock: 1, purchaseLimit: 1 }, 1, 1, { code: "OUT_OF_STOCK", stock: 1, inCart: 1 }],
  ] as const)("%s", (_title, limits, inCart, adding, expected) => {
    expect(addProblem(limits, inCart, adding)).toEqual(expected);
  });
});

const limits = fc.record({
  stock: fc.integer({ min: -5, max: 200 }),
  purchaseLimit: fc.option(fc.integer({ min: 1, max: 60 })),
  bought: fc.integer({ min: 0, max: 60 }),
});

test("VA-37 CA-07 what may be added is exactly what keeps the cart within stock, fifty and the flash sale's limit", () => {
  fc.assert(
    fc.property(limits, fc.nat(60), fc.integer({ min: 1, max: 2_000 }), (given, inCart, adding) => {
      const allowed = addProblem(given, inCart, adding) === null;
      expect(allowed).toBe(inCart + adding <= mostInCart(given));
      expect(mostInCart(given)).toBeLessThanOrEqual(mostOfOneLine);
      expect(mostInCart(given)).toBeGreaterThanOrEqual(0);
    }),
  );
});
