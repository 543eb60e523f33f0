import type { ActivityKind } from "../contract/activity-kind.ts";
import { mayHaveBudget } from "../contract/budget.ts";
import { hasPriceBounds } from "../contract/pricing/price-bounds.ts";
import { firstProblem, type Problem } from "./draft-fields.ts";
import type { Level, Promotion } from "./promotion.ts";

type Rule = (promotion: Promotion) => Problem | null;

const says = (where: string, problem: string): Problem => ({ where, problem });

/** The content of each kind's levels: a reward or giveaways; null for kinds without levels. */
const levelHolds: { readonly [Kind in ActivityKind]: "reward" | "giveaways" | null } = {
  flashSale: null,
  item: "reward",
  pwp: "giveaways",
  gwp: "giveaways",
  tier: "reward",
  freeShipping: "reward",
};

const endsAfterItBegins: Rule = ({ beginsAt, endsAt }) =>
  endsAt > beginsAt ? null : says("endsAt", "a promotion ends after it has begun");

const aloneOrTogether: Rule = ({ exclusive, stackable }) =>
  exclusive && stackable ? says("stackable", "a promotion that stops others cannot be added to them") : null;

const ribbonShowsSomething: Rule = ({ ribbon }) =>
  ribbon && ribbon.texts === null && ribbon.image === null
    ? says("ribbon", "a ribbon has a text, a picture or both")
    : null;

const touchesSomething: Rule = ({ kind, scope, flashSaleSkus }) => {
  if (kind === "flashSale") {
    if (flashSaleSkus.length === 0) return says("flashSaleSkus", "a flash sale has at least one SKU");
    return scope.length > 0 ? says("scope", "what a flash sale touches follows from its SKUs") : null;
  }
  if (flashSaleSkus.length > 0) return says("flashSaleSkus", "only a flash sale gives SKUs a price of their own");
  return scope.length === 0 ? says("scope", "a promotion touches something") : null;
};

const levelsOfItsKind: Rule = ({ kind, levels, rule }) => {
  if (rule !== null) {
    if (kind !== "tier") return says("rule", "only an order promotion has a rule");
    return levels.length > 0 ? says("levels", "a promotion has levels or a rule") : null;
  }
  const holds = levelHolds[kind];
  if (holds === null) return levels.length > 0 ? says("levels", "a flash sale has no levels") : null;
  if (levels.length === 0) return says("levels", "a promotion has at least one level");
  if (kind === "item" && levels.length > 1) return says("levels", "an item promotion has one level");
  for (const [index, level] of levels.entries()) {
    const problem = holds === "reward" ? rewardOnly(level) : giveawaysOnly(kind, level);
    if (problem !== null) return says(`levels.${index}`, problem);
  }
  return null;
};

function rewardOnly({ reward, giveaways }: Level): string | null {
  if (reward === null) return "the level has no reward";
  return giveaways.length > 0 ? "only PWP and GWP give something away" : null;
}

function giveawaysOnly(kind: ActivityKind, { reward, giveaways }: Level): string | null {
  if (giveaways.length === 0) return "the level gives nothing away";
  if (reward !== null) return "what is given away is the reward";
  const isGift = kind === "gwp";
  if (giveaways.every(({ price }) => (price === 0) === isGift)) return null;
  return isGift ? "a gift costs nothing" : "what is bought along has a price";
}

const percentagesArePercentages: Rule = ({ rewardByPercentage, levels }) => {
  const index = levels.findIndex(({ reward }) => rewardByPercentage && reward !== null && reward > 100);
  return index < 0 ? null : says(`levels.${index}.reward`, "a percentage lies between 1 and 100");
};

const thresholdsRise: Rule = ({ levels }) => {
  for (const [index, { threshold }] of levels.entries()) {
    const before = levels[index - 1];
    if (before && threshold <= before.threshold) {
      const problem = `level ${index + 1} begins at ${threshold}, which is not above level ${index} (${before.threshold})`;
      return says(`levels.${index}.threshold`, problem);
    }
  }
  return null;
};

const eachSkuOnce: Rule = ({ levels, flashSaleSkus }) => {
  const lists = [
    ...levels.map(({ giveaways }, index) => ({ where: `levels.${index}.giveaways`, skus: giveaways })),
    { where: "flashSaleSkus", skus: flashSaleSkus },
  ];
  for (const { where, skus } of lists) {
    const twice = skus.find(({ skuCode }, index) => skus.findIndex((sku) => sku.skuCode === skuCode) < index);
    if (twice) return says(where, `${twice.skuCode} stands here twice`);
  }
  return null;
};

const onlyKindsWithRupiah: Rule = ({ kind, budget }) =>
  budget === null || mayHaveBudget(kind) ? null : says("budget", "only what takes rupiah off has a budget");

const priceBoundsInOrder: Rule = ({ kind, priceFrom, priceUntil }) => {
  if (kind === "flashSale")
    return hasPriceBounds({ priceFrom, priceUntil })
      ? says("priceFrom", "a flash sale gives its SKUs a price of their own")
      : null;
  return priceFrom !== null && priceUntil !== null && priceUntil < priceFrom
    ? says("priceUntil", "the highest price is not below the lowest")
    : null;
};

/** The prices of a flash sale stand on pages that are the same for everyone. */
const flashSaleForEveryone: Rule = ({ kind, audience }) =>
  kind === "flashSale" && audience !== null ? says("audience", "a flash sale is for everyone") : null;

const rules: readonly Rule[] = [
  endsAfterItBegins,
  aloneOrTogether,
  ribbonShowsSomething,
  touchesSomething,
  levelsOfItsKind,
  percentagesArePercentages,
  thresholdsRise,
  eachSkuOnce,
  onlyKindsWithRupiah,
  priceBoundsInOrder,
  flashSaleForEveryone,
];

/** The first rule a promotion violates; null when it is valid. */
export const promotionProblem = (promotion: Promotion): Problem | null => firstProblem(promotion, rules);
