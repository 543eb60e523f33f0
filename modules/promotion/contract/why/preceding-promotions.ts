import type { Basket, PricingPromotion } from "../pricing/basket.ts";
import { priceBasket } from "../pricing/price-basket.ts";
import { appliesToLine } from "../pricing/price-bounds.ts";
import { type PricedBasket, pricingSteps } from "../pricing/priced-basket.ts";
import { countedFirst, relationOf } from "../relation.ts";

/** What a promotion takes off in its steps. A coupon may have the code of a promotion. */
export const amountOf = ({ records }: PricedBasket, code: string): number =>
  records
    .filter(({ promotionCode, step }) => promotionCode === code && promotionSteps.includes(step))
    .reduce((sum, { amount }) => sum + amount, 0);

const promotionSteps: readonly number[] = [pricingSteps.item, pricingSteps.tier, pricingSteps.freeShipping];

export const isApplied = (priced: PricedBasket, code: string): boolean =>
  amountOf(priced, code) > 0 || priced.gifts.some(({ promotionCode }) => promotionCode === code);

/**
 * The promotions that keep one from applying: those of its step that are counted first on lines of both and let no other follow. The engine
 * prices the basket without them to prove that it would apply then; otherwise they are not the reason, and the list is empty.
 */
export function precedingPromotions(promotion: PricingPromotion, basket: Basket, priced: PricedBasket): string[] {
  const preceding = blockersOf(promotion, basket, priced);
  let [blockers, rest] = [preceding, basket];
  while (blockers.length > 0) {
    const removed = new Set(blockers.map(({ code }) => code));
    // A budget is another reason, and it is found before.
    rest = {
      ...rest,
      budgets: [],
      coupon: null,
      points: null,
      promotions: rest.promotions.filter(({ code }) => !removed.has(code)),
    };
    const without = priceBasket(rest);
    if (isApplied(without, promotion.code)) return preceding.map(({ code }) => code);
    // What they kept away may stand in the way now.
    blockers = blockersOf(promotion, rest, without);
  }
  return [];
}

const blockersOf = (promotion: PricingPromotion, { promotions, lines }: Basket, priced: PricedBasket) =>
  promotions.filter(
    (other) =>
      other.code !== promotion.code &&
      other.kind !== "flashSale" &&
      countedFirst(other, promotion)[0] === other &&
      relationOf(other, promotion) === "onlyFirst" &&
      lines.some(
        (line) => appliesToLine(promotion, line) && (appliesToLine(other, line) || line.activityCode === other.code),
      ) &&
      takesLines(other, priced),
  );

/** Whether a promotion takes its lines: these two kinds take them once they are reached, the others when they give something. */
function takesLines({ code, kind }: PricingPromotion, priced: PricedBasket): boolean {
  if (isApplied(priced, code)) return true;
  if (kind !== "item" && kind !== "freeShipping") return false;
  return priced.progress.some(({ promotionCode, noTier }) => promotionCode === code && !noTier);
}
