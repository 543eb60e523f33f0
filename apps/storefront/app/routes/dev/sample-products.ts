import type { CartItem } from "#modules/cart/web/cart-item.ts";
import type { Companions } from "#modules/cart/web/companions.ts";
import type { CardModel } from "#modules/catalogue/web/card-model.ts";
import type { ChipActivity } from "#modules/promotion/web/promotion-chips.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";

/** Products of the gallery, which do not exist in the catalogue. */
export const sampleCard = (changes: Partial<CardModel> = {}): CardModel => ({
  code: "SAMPLE",
  name: "Kota Tua, a castle of 480 pieces",
  path: "/dev/ui",
  brand: "Batu Kecil",
  image: "/pictures/social.webp",
  price: 479_000,
  priceVaries: false,
  before: null,
  ribbon: null,
  soldOut: false,
  preOrder: false,
  swatches: [],
  ...changes,
});

export const sampleItem = (changes: Partial<CartItem> = {}): CartItem => ({
  productCode: "SAMPLE",
  skuCode: "SAMPLE-1",
  orgCode: "",
  stock: 7,
  price: 479_000,
  name: "Kota Tua",
  brand: "Batu Kecil",
  ...changes,
});

const november = { activityBegin: "2026-10-31T17:00:00.000Z", activityEnd: "2026-11-30T16:59:59.000Z" };

export const sampleChips: readonly ChipActivity[] = [
  {
    ...november,
    activityCode: "SAMPLE-OFF",
    activityName: "A fifth off everything that rolls",
    activityLabel: "20% off",
    activityDesc: "Counts at checkout, on its own.",
    activityRemark: "Not together with other promotions.",
  },
  {
    ...november,
    activityCode: "SAMPLE-GIFT",
    activityName: "A pair of socks with every pair of shoes",
    activityLabel: "Socks along",
    activityDesc: "",
    activityRemark: "",
  },
];

/** Five percent from Rp500.000, ten from a million, twelve from three million; `level` is reached. */
export const sampleTier = (level: 0 | 1 | 3): TierFields => ({
  ...november,
  activityCode: `SAMPLE-TIER-${level}`,
  activityName: "The more you play, the less you pay",
  activityType: "TIER",
  activityDesc: "Everything for the court counts.",
  activityRemark: "",
  activityCondition: "",
  opsType: "PWP",
  amountByQty: false,
  rewardByPercentage: true,
  levels: [
    { level: 1, amount: 500_000, reward: 5 },
    { level: 2, amount: 1_000_000, reward: 10 },
    { level: 3, amount: 3_000_000, reward: 12 },
  ],
  giveaways: [],
  eligibleGiveaway: false,
  giveawayProblem: null,
  nextGiveawayProblem: null,
  noTier: level === 0,
  latestTier: level === 3,
  currentActivityLevel: {
    level: level === 0 ? null : level,
    reward: [0, 5, 10, 12][level] ?? 0,
    remainingAmount: level === 3 ? 0 : 200_000,
    nextRewardEarned: level === 3 ? 0 : level === 0 ? 5 : 10,
  },
});

export const sampleCompanions: Companions = {
  along: [
    {
      key: "along",
      item: sampleItem({ skuCode: "SAMPLE-2", name: "Socks, two pairs", price: 29_000 }),
      variants: [],
      image: "/pictures/social.webp",
      before: 79_000,
      activityCode: "SAMPLE-GIFT",
    },
  ],
  promotions: [sampleTier(1)],
  crossSells: [
    {
      key: "cross",
      item: sampleItem({
        skuCode: "SAMPLE-3",
        name: "A ball that comes back, whoever kicks it and wherever",
        price: 189_000,
      }),
      variants: [],
      image: "/pictures/social.webp",
      before: null,
      activityCode: null,
    },
  ],
};
