import type { Basket, PromotionBudget } from "./basket.ts";
import { inPromotionOrder } from "./canonical-order.ts";
import { type DiscountRecord, type PricedBasket, pricingSteps } from "./priced-basket.ts";

/** The steps whose discounts are paid by a budget, in order. A coupon may have the code of a promotion. */
const paidSteps: readonly number[] = [pricingSteps.item, pricingSteps.tier, pricingSteps.freeShipping];

/** The discount of each promotion in these records, as its budget counts it. */
export function budgetedAmounts(
  records: readonly { readonly promotionCode: string; readonly step: number; readonly amount: number }[],
) {
  const amounts = new Map<string, number>();
  for (const { promotionCode, step, amount } of records)
    if (paidSteps.includes(step)) amounts.set(promotionCode, (amounts.get(promotionCode) ?? 0) + amount);
  return amounts;
}

/**
 * Prices a basket so that no promotion exceeds its budget: one that would is left out completely and the basket is
 * priced again, because other discounts depend on it. Of several, the first in engine order is left out first (ADR
 * 0156).
 */
export function withinBudgets(basket: Basket, price: (basket: Basket) => PricedBasket): PricedBasket {
  const priced = price(basket);
  const budgets = basket.budgets ?? [];
  const over = budgets.length === 0 ? null : firstOver(basket, budgets, priced.records);
  if (over === null) return priced;
  const promotions = basket.promotions.filter(({ code }) => code !== over);
  return withinBudgets({ ...basket, promotions }, price);
}

function firstOver(
  { promotions }: Basket,
  budgets: readonly PromotionBudget[],
  records: readonly DiscountRecord[],
): string | null {
  const amounts = budgetedAmounts(records);
  const tooMuch = new Set(
    budgets
      .filter(({ promotionCode, left }) => (amounts.get(promotionCode) ?? 0) > left)
      .map((one) => one.promotionCode),
  );
  if (tooMuch.size === 0) return null;
  const stepOf = (code: string) =>
    records.find((record) => record.promotionCode === code && paidSteps.includes(record.step))?.step ?? 0;
  const ranked = inPromotionOrder(promotions.filter(({ code }) => tooMuch.has(code)));
  return ranked.sort((one, other) => stepOf(one.code) - stepOf(other.code))[0]?.code ?? null;
}
