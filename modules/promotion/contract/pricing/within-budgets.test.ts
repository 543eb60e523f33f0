import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { PricingPromotion } from "./basket.ts";
import { priceBasket } from "./price-basket.ts";
import { aBasket, aLine, aPromotion, someCoupon } from "./testing/a-basket.ts";

const tier = (code: string, reward: number, changes: Partial<PricingPromotion> = {}) =>
  aPromotion(code, "tier", [{ threshold: 1, reward }], changes);
const basket = (promotions: readonly PricingPromotion[], left: Readonly<Record<string, number>>) =>
  aBasket({
    lines: [aLine("SHOE", { price: 100_000, touchedBy: promotions.map(({ code }) => code) })],
    promotions,
    budgets: Object.entries(left).map(([promotionCode, amount]) => ({ promotionCode, left: amount })),
  });
const given = (...asked: Parameters<typeof basket>) =>
  Object.fromEntries(priceBasket(basket(...asked)).records.map(({ promotionCode, amount }) => [promotionCode, amount]));

test("a promotion gives up to the last rupiah of its budget, and nothing beyond it", () => {
  expect(given([tier("T", 30_000)], { T: 30_000 })).toEqual({ T: 30_000 });
  expect(given([tier("T", 30_000)], { T: 29_999 })).toEqual({});
  expect(given([tier("T", 30_000)], {})).toEqual({ T: 30_000 });
  expect(given([tier("T", 30_000)], { OTHER: 0 })).toEqual({ T: 30_000 });
});

test("a promotion over its budget is left out, and the others are priced again without it", () => {
  const first = tier("FIRST", 30_000, { priority: 1, exclusive: true });
  const second = tier("SECOND", 20_000, { priority: 2 });
  expect(given([first, second], {})).toEqual({ FIRST: 30_000 });
  expect(given([first, second], { FIRST: 29_999 })).toEqual({ SECOND: 20_000 });
  expect(given([first, second], { FIRST: 1, SECOND: 1 })).toEqual({});
});

test("of several over their budgets the first one is left out, after which the next may fit", () => {
  // The tier takes ten percent of the price after the item promotion: without that it would exceed its budget.
  const item = aPromotion("ITEM", "item", [{ threshold: 1, reward: 50_000 }]);
  const tenth = tier("TENTH", 10, { rewardByPercentage: true });
  expect(given([item, tenth], { ITEM: 50_000, TENTH: 5_000 })).toEqual({ ITEM: 50_000, TENTH: 5_000 });
  expect(given([item, tenth], { ITEM: 49_999, TENTH: 5_000 })).toEqual({});
  expect(given([item, tenth], { ITEM: 49_999, TENTH: 10_000 })).toEqual({ TENTH: 10_000 });
});

test("no budget pays for a coupon with the same code", () => {
  const asked = basket([tier("T", 30_000)], { T: 30_000 });
  const lineIds = asked.lines.map(({ lineId }) => lineId);
  const coupon = someCoupon({ code: "T", percent: null, amount: rupiah(40_000), lineIds });
  const { totals } = priceBasket({ ...asked, coupon });
  expect([totals.promotionDiscount, totals.couponDiscount]).toEqual([30_000, 40_000]);
});
