import type { TierFields } from "../tier-fields.graphql.gen.ts";

/** Five percent from Rp500.000 on, ten from a million, with an empty cart and the given changes. */
export const aTierOnWire = (changes: Partial<TierFields> = {}): TierFields => ({
  activityCode: "TIER1",
  activityName: "Spend more",
  activityType: "TIER",
  activityDesc: "",
  activityRemark: "",
  activityCondition: "",
  activityBegin: "2026-10-31T17:00:00.000Z",
  activityEnd: "2027-04-30T17:00:00.000Z",
  opsType: "PWP",
  amountByQty: false,
  rewardByPercentage: true,
  levels: [
    { level: 1, amount: 500_000, reward: 5 },
    { level: 2, amount: 1_000_000, reward: 10 },
  ],
  giveaways: [],
  eligibleGiveaway: false,
  giveawayProblem: null,
  nextGiveawayProblem: null,
  noTier: true,
  latestTier: false,
  currentActivityLevel: { level: null, reward: 0, remainingAmount: 500_000, nextRewardEarned: 5 },
  ...changes,
});

export const aGiveawayOnWire = (
  skuCode: string,
  changes: Partial<TierFields["giveaways"][number]> = {},
): TierFields["giveaways"][number] => ({
  level: 1,
  skuCode,
  productCode: skuCode.split("-")[0] ?? skuCode,
  giveawayName: `Thing ${skuCode}`,
  giveawayVariant: "",
  mediaLink: null,
  price: 0,
  productPrice: 50_000,
  stock: 5,
  ...changes,
});
