import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { Basket } from "./basket.ts";
import { inPromotionOrder } from "./canonical-order.ts";
import { priceBasket } from "./price-basket.ts";
import type { PromotionProgress } from "./priced-basket.ts";
import { percentOf } from "./rounding.ts";

/**
 * The freight discount a priced basket without a destination would get: step 5 for one parcel, from the basket's
 * progress in each promotion. If a free-delivery promotion has a budget, the basket is priced again with the parcel.
 */
export function carriedFreight(basket: Basket, progress: readonly PromotionProgress[], freight: Rupiah): Rupiah {
  const promotions = basket.promotions.filter(({ kind }) => kind === "freeShipping");
  const isLimited = basket.budgets?.some(({ promotionCode }) => promotions.some(({ code }) => code === promotionCode));
  if (isLimited) return priceBasket({ ...basket, parcels: [{ parcel: "all", freight }] }).totals.freightDiscount;
  const reached = new Map(progress.map((entry) => [entry.promotionCode, entry]));
  let left: number = freight;
  for (const { code, rewardByPercentage } of inPromotionOrder(promotions)) {
    const reward = reached.get(code)?.reward ?? 0;
    left -= Math.min(left, rewardByPercentage ? percentOf(freight, reward) : reward);
  }
  return rupiah(freight - left);
}
