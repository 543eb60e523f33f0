import type { PromotionRules } from "../rule/promotion-rule.ts";
import type { PricingPromotion } from "./basket.ts";
import { type GiftShelf, giftOf, nextGiftProblem } from "./gift-choice.ts";
import { rewardAt } from "./item-step.ts";
import { type DiscountRecord, type PricedGift, type PromotionProgress, pricingSteps } from "./priced-basket.ts";
import { progressOf } from "./progress-of.ts";
import { percentOf, sumOf } from "./rounding.ts";
import { lowerByRule } from "./rule-discounts.ts";
import { takeFrom } from "./take-from.ts";
import { countedLines, countedValue, recordOf, type WorkingLine, type WorkingLines } from "./working-line.ts";

type Outcome = { readonly progress: PromotionProgress[]; readonly gifts: PricedGift[] };

/**
 * Step 3: tiers on the whole order, and gifts. Each measures its lines after step 2, so the result does not depend on
 * the order of tiers; lines claimed by an exclusive one are not counted by later ones.
 */
export function tierStep(
  lines: WorkingLines,
  promotions: readonly PricingPromotion[],
  shelf: GiftShelf,
  records: DiscountRecord[],
  rules: PromotionRules = new Map(),
): Outcome {
  const progress: PromotionProgress[] = [];
  const gifts: PricedGift[] = [];
  for (const promotion of promotions) {
    const counted = countedLines(lines, promotion, pricingSteps.tier);
    const value = countedValue(counted, promotion, (working) => working.lineAmount);
    // Checked before this gift is given: reaching the next level replaces it.
    const nextProblem = promotion.kind === "gwp" ? nextGiftProblem(promotion, value, shelf) : null;
    const gift = promotion.kind === "gwp" ? giftOf(promotion, value, shelf) : null;
    if (gift && "skuCode" in gift) gifts.push(gift);
    const lowered =
      promotion.kind === "tier" &&
      (promotion.rule
        ? lowerByRule(promotion, counted, rules, records)
        : lowerLines(promotion, counted, value, records));
    if (promotion.exclusive && (lowered || (gift && "skuCode" in gift))) {
      for (const working of counted) working.closedIn.add(pricingSteps.tier);
    }
    progress.push(progressOf(promotion, value, gift && "problem" in gift ? gift.problem : null, nextProblem));
  }
  return { progress, gifts };
}

function lowerLines(
  promotion: PricingPromotion,
  lines: readonly WorkingLine[],
  value: number,
  records: DiscountRecord[],
): boolean {
  const reward = rewardAt(promotion, value);
  if (reward === null) return false;
  const base = sumOf(lines, (working) => working.lineAmount);
  const wanted = promotion.rewardByPercentage ? percentOf(base, reward) : reward;
  const notify = ({ line }: WorkingLine, amount: number) =>
    records.push(recordOf(promotion.code, pricingSteps.tier, line, amount));
  return takeFrom(lines, wanted, notify) > 0;
}
