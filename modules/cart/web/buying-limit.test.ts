import { expect, test } from "vitest";
import { buyingLimit, limitMessage } from "./buying-limit.ts";

const line = { skuCode: "A", distributionType: "11", quantity: 3, stock: 3, limits: null };
const message = (lines: readonly (typeof line)[], adding = 1) => {
  const problem = buyingLimit(lines, "A", adding);
  return problem && limitMessage(problem);
};

test("PD-19 the quantity of the same product in the cart decides; other products and pickup lines do not", () => {
  expect(buyingLimit([], "A", 1)).toBeNull();
  expect(buyingLimit([{ ...line, skuCode: "B" }], "A", 1)).toBeNull();
  expect(buyingLimit([{ ...line, distributionType: "21" }], "A", 1)).toBeNull();
  expect(buyingLimit([{ ...line, quantity: 2 }], "A", 1)).toBeNull();
});

test("PD-20 as many in the cart as in stock: min_limit with the stock", () => {
  expect(message([line])).toEqual({ key: "min_limit", values: { stock: 3 } });
  expect(
    message([
      { ...line, quantity: 1 },
      { ...line, quantity: 2 },
    ]),
  ).toEqual({ key: "min_limit", values: { stock: 3 } });
});

test("PD-21 fifty in the cart: max_limit with fifty", () => {
  expect(message([{ ...line, quantity: 50, stock: 80 }])).toEqual({ key: "max_limit", values: { limit: 50 } });
});

test("when fewer units would fit, or a flash sale limits, the shop's own message is shown", () => {
  expect(message([{ ...line, quantity: 2 }], 2)).toBeNull();
  expect(message([{ ...line, quantity: 1, limits: 1 } as unknown as typeof line])).toBeNull();
  expect(message([{ ...line, quantity: 0, stock: 0 }])).toBeNull();
});
