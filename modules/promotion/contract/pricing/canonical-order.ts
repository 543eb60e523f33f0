import type { BasketLine, PricingPromotion } from "./basket.ts";

/** By code units, so that the order is the same in every locale. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The order in which lines are counted, for any order of arrival: odd rupiah and scarce flash-sale units must not fall
 * differently because a line was added earlier. What is bought for itself goes before what is sold along.
 */
export const inLineOrder = (lines: readonly BasketLine[]): BasketLine[] =>
  [...lines].sort(
    (one, other) =>
      byText(one.activityCode, other.activityCode) ||
      byText(one.skuCode, other.skuCode) ||
      Number(other.sentHome) - Number(one.sentHome) ||
      byText(one.lineId, other.lineId),
  );

/** Inside a step the lowest number goes first, then the code (D-37). */
export const inPromotionOrder = (promotions: readonly PricingPromotion[]): PricingPromotion[] =>
  [...promotions].sort((one, other) => one.priority - other.priority || byText(one.code, other.code));
