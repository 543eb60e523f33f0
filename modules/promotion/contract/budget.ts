import type { ActivityKind } from "./activity-kind.ts";
import { percentOf } from "./pricing/rounding.ts";

/** Kinds that take rupiah off. A flash sale limits units instead; gifts and add-on offers are limited by stock. */
const budgetedKinds: readonly ActivityKind[] = ["item", "tier", "freeShipping"];

export const mayHaveBudget = (kind: ActivityKind): boolean => budgetedKinds.includes(kind);

type Rewards = {
  readonly kind: ActivityKind;
  readonly amountByQty: boolean;
  readonly rewardByPercentage: boolean;
  readonly levels: readonly { readonly threshold: number; readonly reward: number | null }[];
};

/**
 * The smallest discount a promotion promises, in rupiah. A budget with less than this left counts as used up: pages
 * would otherwise show a promotion that no order can get. 1 where the amount varies.
 */
export function leastDiscount({ kind, amountByQty, rewardByPercentage, levels }: Rewards): number {
  if (kind === "freeShipping" || (rewardByPercentage && (kind !== "tier" || amountByQty))) return 1;
  const least = levels.map(({ threshold, reward }) =>
    rewardByPercentage ? percentOf(threshold, reward ?? 0) : (reward ?? 0),
  );
  return Math.max(1, Math.min(...least, Number.MAX_SAFE_INTEGER));
}
