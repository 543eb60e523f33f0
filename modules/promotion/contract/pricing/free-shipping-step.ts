import type { Parcel, PricingPromotion } from "./basket.ts";
import { byText } from "./canonical-order.ts";
import { rewardAt } from "./item-step.ts";
import { type DiscountRecord, type PromotionProgress, pricingSteps } from "./priced-basket.ts";
import { progressOf } from "./progress-of.ts";
import { percentOf, sumOf } from "./rounding.ts";
import { takeFrom } from "./take-from.ts";
import { countedLines, countedValue, recordOf, type WorkingLines } from "./working-line.ts";

/** A parcel during pricing. */
export type WorkingParcel = { readonly parcel: string; readonly freight: number; left: number; points: number };

export const workingParcels = (parcels: readonly Parcel[]): WorkingParcel[] =>
  [...parcels]
    .sort((one, other) => byText(one.parcel, other.parcel))
    .map(({ parcel, freight }) => ({ parcel, freight, left: freight, points: 0 }));

/**
 * Step 5: promotions discount the freight of lines delivered to a home. Progress is measured after step 2, as for
 * tiers.
 */
export function freeShippingStep(
  lines: WorkingLines,
  parcels: readonly WorkingParcel[],
  promotions: readonly PricingPromotion[],
  records: DiscountRecord[],
): PromotionProgress[] {
  const step = pricingSteps.freeShipping;
  const freight = sumOf(parcels, (parcel) => parcel.freight);
  return promotions.map((promotion) => {
    const counted = countedLines(lines, promotion, step).filter(({ line }) => line.sentHome);
    const value = countedValue(counted, promotion, (working) => working.lineAmount);
    const reward = rewardAt(promotion, value);
    if (reward !== null) {
      const wanted = promotion.rewardByPercentage ? percentOf(freight, reward) : reward;
      takeFrom(parcels, wanted, (parcel, amount) => records.push(recordOf(promotion.code, step, parcel, amount)));
      if (promotion.exclusive) for (const working of counted) working.closedIn.add(step);
    }
    return progressOf(promotion, value, null);
  });
}
