import { tierProgress } from "../tier-progress.ts";
import type { PricingPromotion } from "./basket.ts";
import type { GiftProblem, PromotionProgress } from "./priced-basket.ts";

/** The progress of a value in a promotion's levels (PR-05). */
export function progressOf(
  { code, kind, levels }: PricingPromotion,
  value: number,
  giftProblem: GiftProblem | null,
  nextGiftProblem: PromotionProgress["nextGiftProblem"] = null,
): PromotionProgress {
  const tiers = levels.map(({ level, threshold, reward }) => ({ level, amount: threshold, reward: reward ?? 0 }));
  return { ...tierProgress(tiers, value), promotionCode: code, kind, value, giftProblem, nextGiftProblem };
}
