import type { Giveaway, PricingPromotion } from "./basket.ts";
import { type DiscountRecord, type PromotionProgress, pricingSteps } from "./priced-basket.ts";
import { progressOf } from "./progress-of.ts";
import {
  countedLines,
  countedValue,
  type Part,
  partsAmount,
  recordOf,
  type WorkingLine,
  type WorkingLines,
} from "./working-line.ts";

/**
 * Step 2, first half: add-ons get their offer's price, for as many units as were earned. Runs before other item
 * promotions of the line: an accepted offer always applies.
 */
export function offerStep(
  lines: WorkingLines,
  offers: readonly PricingPromotion[],
  records: DiscountRecord[],
): PromotionProgress[] {
  // A line bought at an offer's price does not count towards other offers unless the promotion allows it.
  const earning = (offer: PricingPromotion) =>
    countedLines(lines, offer, pricingSteps.item).filter(
      ({ line }) => offer.pwpCountsForTiers || line.activityCode === "",
    );
  // All offers are counted before any is applied, so that the result does not depend on their order.
  const counted = offers.map((offer) => ({
    offer,
    value: countedValue(earning(offer), offer, (working) => working.productAmount),
  }));
  for (const { offer, value } of counted) {
    const units = new Map<string, number>();
    for (const working of lines.all.filter(({ line }) => line.activityCode === offer.code)) {
      const sold = soldAlong(offer, working.line.skuCode, value);
      if (sold) applyOffer(working, offer, sold, units, records);
    }
  }
  return counted.map(({ offer, value }) => progressOf(offer, value, null));
}

type Earned = { readonly giveaway: Giveaway; readonly units: number };

/**
 * Units of an SKU an offer sells, and their price: from the highest level reached, once or as often as it was earned.
 */
function soldAlong({ levels, mostTimes }: PricingPromotion, skuCode: string, value: number): Earned | null {
  const reached = levels
    .filter(({ threshold }) => threshold <= value)
    .sort((one, other) => other.threshold - one.threshold);
  for (const { giveaways, threshold } of reached) {
    const giveaway = giveaways.find((candidate) => candidate.skuCode === skuCode);
    if (giveaway) return { giveaway, units: giveaway.number * Math.min(mostTimes, Math.floor(value / threshold)) };
  }
  return null;
}

function applyOffer(
  working: WorkingLine,
  offer: PricingPromotion,
  { giveaway, units: earned }: Earned,
  taken: Map<string, number>,
  records: DiscountRecord[],
): void {
  const { line } = working;
  const before = taken.get(line.skuCode) ?? 0;
  const { parts, units } = lowerTo(working.parts, giveaway.price, Math.max(0, earned - before));
  if (units === 0) return;
  taken.set(line.skuCode, before + units);
  const amount = partsAmount(working.parts) - partsAmount(parts);
  working.parts = parts;
  working.offerUnits = units;
  working.hasItemPromotion = !offer.stackable;
  if (offer.exclusive) working.closedIn.add(pricingSteps.item);
  records.push(recordOf(offer.code, pricingSteps.item, line, amount));
}

/**
 * Lowers up to `most` units to this price, the most expensive first; units that already cost no more stay unchanged.
 */
function lowerTo(parts: readonly Part[], price: number, most: number): { parts: Part[]; units: number } {
  const lowered: Part[] = [];
  let left = most;
  for (const part of [...parts].sort((one, other) => other.price - one.price)) {
    const units = part.price > price ? Math.min(part.units, left) : 0;
    left -= units;
    if (units > 0) lowered.push({ units, price });
    if (part.units > units) lowered.push({ units: part.units - units, price: part.price });
  }
  return { parts: lowered, units: most - left };
}
