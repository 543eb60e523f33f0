import type { PricingPromotion } from "./basket.ts";
import { type DiscountRecord, type PromotionProgress, pricingSteps } from "./priced-basket.ts";
import { progressOf } from "./progress-of.ts";
import { percentOf } from "./rounding.ts";
import { countedLines, countedValue, partsAmount, recordOf, type WorkingLines } from "./working-line.ts";

/**
 * Step 2, second half: item promotions, computed per unit. A line gets one of them plus any stackable ones; an
 * exclusive one blocks all later ones on its lines (D-37).
 */
export function itemStep(
  lines: WorkingLines,
  promotions: readonly PricingPromotion[],
  records: DiscountRecord[],
): PromotionProgress[] {
  const progress: PromotionProgress[] = [];
  for (const promotion of promotions) {
    const { code, stackable, exclusive } = promotion;
    const value = countedValue(
      countedLines(lines, promotion, pricingSteps.item),
      promotion,
      (line) => line.productAmount,
    );
    const reward = rewardAt(promotion, value);
    progress.push(progressOf(promotion, value, null));
    if (reward === null) continue;
    for (const working of lines.touchedBy(promotion)) {
      const open = !working.closedIn.has(pricingSteps.item) && (stackable || !working.hasItemPromotion);
      if (!open) continue;
      const parts = working.parts.map(({ units, price }) => ({
        units,
        price: price - Math.min(price, promotion.rewardByPercentage ? percentOf(price, reward) : reward),
      }));
      const amount = partsAmount(working.parts) - partsAmount(parts);
      working.parts = parts;
      if (!stackable) working.hasItemPromotion = true;
      if (exclusive) working.closedIn.add(pricingSteps.item);
      if (amount > 0) records.push(recordOf(code, pricingSteps.item, working.line, amount));
    }
  }
  for (const working of lines.all) {
    working.lineAmount = partsAmount(working.parts);
    working.left = working.lineAmount;
  }
  return progress;
}

/** The reward of the highest level reached; null below the first. */
export function rewardAt({ levels }: PricingPromotion, value: number): number | null {
  const reached = levels.filter(({ threshold }) => threshold <= value);
  return reached.sort((one, other) => other.threshold - one.threshold)[0]?.reward ?? null;
}
