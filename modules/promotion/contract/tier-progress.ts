/** What is earned from an amount on: rupiah or pieces, as the promotion counts. */
export type Tier = { readonly level: number; readonly amount: number; readonly reward: number };

/** How far a basket has come on the way up the tiers. */
export type TierProgress = {
  /** The highest tier reached; null below the first. */
  readonly level: number | null;
  /** What that tier gives. */
  readonly reward: number;
  /** What the next tier still needs; 0 when there is none. */
  readonly remainingAmount: number;
  /** What the next tier gives; 0 when there is none. */
  readonly nextRewardEarned: number;
  /** No tier is reached yet. */
  readonly noTier: boolean;
  /** The last tier is reached, nothing more can be earned. */
  readonly latestTier: boolean;
};

/** Only the best tier reached counts (D-37). `value` is the worth, or the number, of what the promotion touches. */
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
