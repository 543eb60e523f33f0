import type { PricingPromotion } from "../../contract/pricing/basket.ts";
import type { PricedBasket, PromotionProgress } from "../../contract/pricing/priced-basket.ts";
import type { LeftOutReason } from "../../contract/simulation.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import type { Promotion } from "../promotion.ts";
import { pointsOf } from "./rebuild-basket.ts";

type Outcome = {
  readonly purchase: ChargedPurchase;
  readonly before: PricedBasket;
  readonly after: PricedBasket;
  readonly simulated: Promotion;
  readonly promotions: readonly PricingPromotion[];
};

/** Why a simulated price depends on data the order does not contain; null when it does not. */
export function becomesUnknown(outcome: Outcome): LeftOutReason | null {
  if (!giftsAreKnown(outcome)) return "GIFT_UNKNOWN";
  return pointsAreKnown(outcome) ? null : "POINTS_UNKNOWN";
}

/**
 * The stock of other promotions' gifts is known only for the gifts that were given, not for another level's gift or a
 * higher quantity.
 */
function giftsAreKnown({ before, after, simulated, promotions }: Outcome): boolean {
  return promotions
    .filter(({ kind, code }) => kind === "gwp" && code !== simulated.code)
    .every((promotion) => {
      const was = earnedOf(promotion, before.progress);
      const is = earnedOf(promotion, after.progress);
      return is.level === null || (is.level === was.level && is.times <= was.times);
    });
}

function earnedOf({ code, levels, mostTimes }: PricingPromotion, progress: readonly PromotionProgress[]) {
  const reached = progress.find(({ promotionCode }) => promotionCode === code);
  const level = levels.find((one) => one.level === reached?.level);
  if (!reached || !level) return { level: null, times: 0 };
  return { level: level.level, times: Math.min(mostTimes, Math.floor(reached.value / level.threshold)) };
}

/**
 * When points were used up to the price, the buyer may have had more; a more expensive order would then have used more.
 */
function pointsAreKnown({ purchase, before, after }: Outcome): boolean {
  const { used, amount } = pointsOf(purchase);
  const dueOf = ({ totals }: PricedBasket) => totals.totalAmount + totals.pointsAmount;
  // A buyer with points would have used at least one, if the price was worth one.
  if (used === 0) return dueOf(before) >= purchase.pointWorth || dueOf(after) < purchase.pointWorth;
  const fitting = (due: number) => Math.floor((due * used) / amount);
  return fitting(dueOf(before)) > used || fitting(dueOf(after)) <= used;
}
