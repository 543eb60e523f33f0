/** A threshold and its reward; the threshold is in rupiah or pieces, as the promotion counts. */
export type Tier = { readonly level: number; readonly amount: number; readonly reward: number };

/** A basket's progress through the tiers. */
export type TierProgress = {
  /** The highest tier reached; null below the first. */
  readonly level: number | null;
  /** The reward of that tier. */
  readonly reward: number;
  /** The amount missing to the next tier; 0 when there is none. */
  readonly remainingAmount: number;
  /** The reward of the next tier; 0 when there is none. */
  readonly nextRewardEarned: number;
  /** No tier is reached yet. */
  readonly noTier: boolean;
  /** The last tier is reached; there is no further reward. */
  readonly latestTier: boolean;
};

/**
 * Only the highest tier reached applies (D-37). `value` is the amount, or the number of pieces, in the promotion's
 * scope.
 */
export function tierProgress(levels: readonly Tier[], value: number): TierProgress {
  const upward = [...levels].sort((one, other) => one.amount - other.amount);
  const reached = upward.findLast((tier) => tier.amount <= value) ?? null;
  const next = upward.find((tier) => tier.amount > value) ?? null;
  return {
    level: reached?.level ?? null,
    reward: reached?.reward ?? 0,
    remainingAmount: next ? next.amount - value : 0,
    nextRewardEarned: next?.reward ?? 0,
    noTier: reached === null,
    latestTier: reached !== null && next === null,
  };
}
