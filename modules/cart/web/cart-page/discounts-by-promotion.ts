type Discount = {
  readonly activityCode: string;
  readonly activityName: string;
  readonly step: number;
  readonly amount: number;
};

/** One promotion and what it takes off over all lines, in the order in which promotions are counted. */
export function discountsByPromotion(discounts: readonly Discount[]): Discount[] {
  const sums = new Map<string, Discount>();
  for (const discount of discounts) {
    const sum = sums.get(discount.activityCode);
    sums.set(discount.activityCode, { ...discount, amount: discount.amount + (sum?.amount ?? 0) });
  }
  return [...sums.values()].sort((one, other) => one.step - other.step);
}

/** Step 1 replaces the price before anything is summed up, so it is no part of the sum's discount. */
export const campaignStep = 1;
