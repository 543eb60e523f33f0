import { expect, test } from "vitest";
import { discountsByPromotion } from "./discounts-by-promotion.ts";

test("what a promotion takes off several lines is one sum, in the order of the steps", () => {
  const of = (activityCode: string, step: number, amount: number) => ({
    activityCode,
    activityName: activityCode,
    step,
    amount,
  });
  expect(discountsByPromotion([of("T", 3, 10), of("I", 2, 5), of("T", 3, 7)])).toEqual([of("I", 2, 5), of("T", 3, 17)]);
});
