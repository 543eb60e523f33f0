import { isForBuyer } from "../audience.ts";
import type { Basket, BasketLine, PricingPromotion } from "../pricing/basket.ts";
import { appliesToLine } from "../pricing/price-bounds.ts";
import type { PricedBasket, PromotionProgress } from "../pricing/priced-basket.ts";
import { type FlashSaleFacts, flashSaleVerdict } from "./flash-sale-verdict.ts";
import { amountOf, isApplied, precedingPromotions } from "./preceding-promotions.ts";
import { applied, notApplied, type Verdict } from "./verdict.ts";

/** One verdict for each flash sale and each other promotion of a basket, from the price the engine gave it. */
export function explainPromotions(
  basket: Basket,
  priced: PricedBasket,
  flashSales: readonly FlashSaleFacts[],
): Verdict[] {
  const priorities = new Map(flashSales.map(({ code, priority }) => [code, priority]));
  return [
    ...flashSales.map((facts) =>
      flashSaleVerdict(facts, basket, priced, (code) => priorities.get(code) ?? Number.POSITIVE_INFINITY),
    ),
    ...basket.promotions
      .filter(({ kind }) => kind !== "flashSale")
      .map((promotion) => promotionVerdict(promotion, basket, priced)),
  ];
}

function promotionVerdict(promotion: PricingPromotion, basket: Basket, priced: PricedBasket): Verdict {
  const { code } = promotion;
  if (isApplied(priced, code)) return applied(code, amountOf(priced, code));
  const inScope = basket.lines.filter(({ touchedBy }) => touchedBy.includes(code));
  if (inScope.length === 0) return notApplied(code, "NO_LINE_IN_SCOPE");
  if (!isForBuyer(promotion.audience, basket.buyer)) return notApplied(code, "NOT_FOR_BUYER");
  const touched = inScope.filter((line) => appliesToLine(promotion, line));
  if (touched.length === 0) return notApplied(code, "PRICE_OUTSIDE");
  const progress = priced.progress.find(({ promotionCode }) => promotionCode === code);
  // The engine leaves out as a whole what would give more than its budget has.
  if (!progress) return notApplied(code, "BUDGET_TOO_SMALL", { left: leftOf(code, basket) });
  return unreached(promotion, progress, touched, basket, priced) ?? reachedInVain(promotion, basket);
}

const leftOf = (code: string, { budgets = [] }: Basket): number | null =>
  budgets.find(({ promotionCode }) => promotionCode === code)?.left ?? null;

/** Why its first level is not reached, or its lines belong to another promotion; null when it is reached. */
function unreached(
  promotion: PricingPromotion,
  { noTier, value, remainingAmount }: PromotionProgress,
  touched: readonly BasketLine[],
  basket: Basket,
  priced: PricedBasket,
): Verdict | null {
  const { code, kind } = promotion;
  if (kind === "freeShipping" && !touched.some(({ sentHome }) => sentHome)) return notApplied(code, "NOT_SENT_HOME");
  const others = precedingPromotions(promotion, basket, priced);
  if (others.length > 0) return notApplied(code, "PRECEDED", { others });
  // A rule has no threshold.
  if (promotion.rule) return null;
  return noTier ? notApplied(code, "BELOW_THRESHOLD", { counted: value, missing: remainingAmount }) : null;
}

/** Why a promotion gives nothing although it is reached. */
function reachedInVain({ code, kind }: PricingPromotion, { lines, parcels }: Basket): Verdict {
  if (kind === "gwp") return notApplied(code, "GIFT_MISSING");
  if (kind === "pwp" && !lines.some(({ activityCode }) => activityCode === code))
    return notApplied(code, "OFFER_NOT_TAKEN");
  if (kind === "freeShipping" && parcels.length === 0) return notApplied(code, "FREIGHT_UNKNOWN");
  return notApplied(code, "NOTHING_LEFT");
}
