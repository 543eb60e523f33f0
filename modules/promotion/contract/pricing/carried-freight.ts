import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { PricingPromotion } from "./basket.ts";
import { inPromotionOrder } from "./canonical-order.ts";
import type { PromotionProgress } from "./priced-basket.ts";
import { percentOf } from "./rounding.ts";

/**
 * What promotions would pay of the freight of a priced basket that nobody has said where to send: step 5 for one parcel, from how far
 * the basket came in each promotion.
 */
export function carriedFreight(
  promotions: readonly PricingPromotion[],
  progress: readonly PromotionProgress[],
  freight: Rupiah,
): Rupiah {
  const reached = new Map(progress.map((entry) => [entry.promotionCode, entry]));
  let left: number = freight;
  for (const { code, rewardByPercentage } of inPromotionOrder(
    promotions.filter(({ kind }) => kind === "freeShipping"),
  )) {
    const reward = reached.get(code)?.reward ?? 0;
    left -= Math.min(left, rewardByPercentage ? percentOf(freight, reward) : reward);
  }
  return rupiah(freight - left);
}
