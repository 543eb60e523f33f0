import type { BasketLine, PricingPromotion } from "./basket.ts";

/** Compares by code units, so that the order is the same in every locale. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Sorts lines into the order in which they are priced, independent of when they were added: otherwise rounding and
 * scarce flash-sale units would depend on it. Normal lines precede add-ons.
 */
export const inLineOrder = (lines: readonly BasketLine[]): BasketLine[] =>
  [...lines].sort(
    (one, other) =>
      byText(one.activityCode, other.activityCode) ||
      byText(one.skuCode, other.skuCode) ||
      Number(other.sentHome) - Number(one.sentHome) ||
      byText(one.lineId, other.lineId),
  );

/** Within a step the lowest priority number goes first, then the code (D-37). */
export const inPromotionOrder = (promotions: readonly PricingPromotion[]): PricingPromotion[] =>
  [...promotions].sort((one, other) => one.priority - other.priority || byText(one.code, other.code));
