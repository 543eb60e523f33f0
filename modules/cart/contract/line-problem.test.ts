import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mostInCart } from "./add-problem.ts";
import { lineProblem } from "./line-problem.ts";

test("each limit of a line has a problem of its own", () => {
  expect(lineProblem({ stock: 5 }, 0, 5)).toBeNull();
  expect(lineProblem({ stock: 5 }, 0, 6)).toEqual({ code: "OUT_OF_STOCK", stock: 5, inCart: 0 });
  expect(lineProblem({ stock: 5 }, 2, 4)).toEqual({ code: "OUT_OF_STOCK", stock: 5, inCart: 2 });
  expect(lineProblem({ stock: 90 }, 0, 51)).toEqual({ code: "LIMIT_REACHED", limit: 50, bound: "most" });
  expect(lineProblem({ stock: 90 }, 20, 31)).toEqual({ code: "VARIANT_LIMIT", limit: 50, elsewhere: 20 });
  expect(lineProblem({ stock: 90, purchaseLimit: 3, bought: 1 }, 0, 3)).toEqual({ code: "PURCHASE_LIMIT", limit: 3 });
});

test("VA-37 CA-07 a line may hold up to the smaller of stock, fifty and the flash sale's limit, less what other lines hold", () => {
  const count = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(
      count,
      fc.option(count),
      count,
      count,
      fc.integer({ min: 1, max: 60 }),
      (stock, limit, bought, elsewhere, quantity) => {
        const limits = { stock, purchaseLimit: limit, bought };
        const fits = elsewhere + quantity <= mostInCart(limits);
        expect(lineProblem(limits, elsewhere, quantity) === null).toBe(fits);
      },
    ),
  );
});
