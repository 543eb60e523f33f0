import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Tier, tierProgress } from "./tier-progress.ts";

const tiers: readonly Tier[] = [
  { level: 1, amount: 500_000, reward: 5 },
  { level: 2, amount: 1_000_000, reward: 10 },
  { level: 3, amount: 2_000_000, reward: 15 },
];

describe("PR-05 progress through the tiers", () => {
  test.each([
    [0, null, 0, 500_000, 5, true, false],
    [499_999, null, 0, 1, 5, true, false],
    [500_000, 1, 5, 500_000, 10, false, false],
    [999_999, 1, 5, 1, 10, false, false],
    [1_000_000, 2, 10, 1_000_000, 15, false, false],
    [2_000_000, 3, 15, 0, 0, false, true],
    [9_000_000, 3, 15, 0, 0, false, true],
  ])("with a basket of %i", (value, level, reward, remainingAmount, nextRewardEarned, noTier, latestTier) => {
    expect(tierProgress(tiers, value)).toEqual({
      level,
      reward,
      remainingAmount,
      nextRewardEarned,
      noTier,
      latestTier,
    });
  });

  test("a promotion without tiers reports none reached and is not at its last tier", () => {
    expect(tierProgress([], 1_000)).toEqual({
      level: null,
      reward: 0,
      remainingAmount: 0,
      nextRewardEarned: 0,
      noTier: true,
      latestTier: false,
    });
  });
});

const levels = fc
  .uniqueArray(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 8 })
  .chain((amounts) =>
    fc
      .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: amounts.length, maxLength: amounts.length })
      .map((rewards) =>
        amounts
          .sort((one, other) => one - other)
          .map((amount, index): Tier => ({ level: index + 1, amount, reward: rewards[index] ?? 1 })),
      ),
  );
const value = fc.integer({ min: 0, max: 12_000_000 });

test("the input order of tiers has no effect", () => {
  fc.assert(
    fc.property(levels, value, (tiersUp, basket) => {
      expect(tierProgress(tiersUp.toReversed(), basket)).toEqual(tierProgress(tiersUp, basket));
    }),
  );
});

test("a higher value never lowers the tier", () => {
  fc.assert(
    fc.property(levels, value, value, (tiersUp, basket, more) => {
      const before = tierProgress(tiersUp, basket).level ?? 0;
      expect(tierProgress(tiersUp, basket + more).level ?? 0).toBeGreaterThanOrEqual(before);
    }),
  );
});

test("adding exactly the remaining amount reaches the next tier, one rupiah less does not", () => {
  fc.assert(
    fc.property(levels, value, (tiersUp, basket) => {
      const now = tierProgress(tiersUp, basket);
      if (now.latestTier) return;
      const reached = tierProgress(tiersUp, basket + now.remainingAmount);
      expect(reached.level).toBe((now.level ?? 0) + 1);
      expect(reached.reward).toBe(now.nextRewardEarned);
      expect(tierProgress(tiersUp, basket + now.remainingAmount - 1).level).toBe(now.level);
    }),
  );
});

test("exactly one holds: no tiers, last tier reached, or a remaining amount", () => {
  fc.assert(
    fc.property(levels, value, (tiersUp, basket) => {
      const { noTier, latestTier, remainingAmount, level, reward } = tierProgress(tiersUp, basket);
      expect(noTier).toBe(basket < Math.min(...tiersUp.map((tier) => tier.amount)));
      expect(latestTier).toBe(basket >= Math.max(...tiersUp.map((tier) => tier.amount)));
      expect(latestTier).toBe(remainingAmount === 0);
      expect(noTier).toBe(level === null);
      expect(noTier).toBe(reward === 0);
    }),
  );
});
