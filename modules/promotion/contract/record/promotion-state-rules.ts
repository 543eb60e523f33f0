import { pathOf } from "#kit/core/fields/field-changes.ts";
import { fallbackLocale, locales } from "#kit/core/locale.ts";
import { mayHaveBudget } from "../budget.ts";
import { type FoundProblem, problemAt } from "./promotion-problem.ts";
import { type LevelState, levelContent, type PromotionState } from "./promotion-state.ts";

const levelPath = (at: number, ...field: readonly string[]) => pathOf("levels", String(at), ...field);

/** Contradictions in a promotion, whether draft or not. */
export const ruleProblems = (state: PromotionState): FoundProblem[] => [
  ...calendarProblems(state),
  ...(state.exclusive && state.stackable ? [problemAt("stackable", "notBoth")] : []),
  ...kindProblems(state),
  ...(state.budget === undefined || mayHaveBudget(state.kind) ? [] : [problemAt("budget", "notOfKind")]),
  ...ownRuleProblems(state),
  ...(state.levels ?? []).flatMap((level, at) => levelProblems(state, level, at)),
  ...scopeProblems(state),
  ...priceProblems(state),
];

const calendarProblems = ({ beginsAt, endsAt }: PromotionState): FoundProblem[] =>
  beginsAt !== undefined && endsAt !== undefined && endsAt <= beginsAt
    ? [problemAt("endsAt", "endsBeforeItBegins")]
    : [];

/** Fields that this kind of promotion does not have. */
function kindProblems({ kind, skus, levels = [], scope }: PromotionState): FoundProblem[] {
  if (kind !== "flashSale") {
    const tooMany = kind === "item" && levels.length > 1;
    return [
      ...(skus === undefined ? [] : [problemAt("skus", "notOfKind")]),
      ...(tooMany ? [problemAt("levels", "notOfKind")] : []),
    ];
  }
  return [
    ...(levels.length === 0 ? [] : [problemAt("levels", "notOfKind")]),
    ...(scope === undefined ? [] : [problemAt("scope", "notOfKind")]),
  ];
}

/** A rule computes the discount of an order promotion in place of levels. */
const ownRuleProblems = ({ kind, rule, levels = [] }: PromotionState): FoundProblem[] => {
  if (rule === undefined) return [];
  if (kind !== "tier") return [problemAt("rule/code", "notOfKind")];
  return levels.length === 0 ? [] : [problemAt("levels", "notBoth")];
};

function levelProblems({ kind, levels = [], rewardByPercentage }: PromotionState, level: LevelState, at: number) {
  const found: FoundProblem[] = [];
  const { threshold, reward, giveaways = [] } = level;
  const below = levels[at - 1]?.threshold;
  if (threshold !== undefined && below !== undefined && threshold <= below)
    found.push(problemAt(levelPath(at, "threshold"), "notRising", String(below)));
  if (rewardByPercentage && reward !== undefined && reward > 100)
    found.push(problemAt(levelPath(at, "reward"), "overHundred"));
  const content = levelContent[kind];
  if (content !== "reward" && reward !== undefined) found.push(problemAt(levelPath(at, "reward"), "notOfKind"));
  if (content !== "giveaways" && giveaways.length > 0) found.push(problemAt(levelPath(at, "giveaways"), "notOfKind"));
  if (kind === "gwp" && giveaways.some(({ price }) => price !== undefined))
    found.push(problemAt(levelPath(at, "giveaways"), "notOfKind"));
  const twice = giveaways.find(({ skuCode }, index) => giveaways.findIndex((one) => one.skuCode === skuCode) < index);
  if (twice) found.push(problemAt(levelPath(at, "giveaways"), "duplicate", twice.skuCode));
  return found;
}

function scopeProblems({ scope = {} }: PromotionState): FoundProblem[] {
  return (["products", "categories", "brands"] as const).flatMap((target) => {
    const codes = scope[target] ?? [];
    if (codes.length > 0 && scope.everything) return [problemAt(pathOf("scope", target), "notBoth")];
    const twice = codes.find((code, at) => codes.indexOf(code) < at);
    return twice === undefined ? [] : [problemAt(pathOf("scope", target), "duplicate", twice)];
  });
}

/** A flash sale prices single SKUs, so it has no bounds. Its prices stand on pages that are the same for everyone, so it has no audience. */
function priceProblems(state: PromotionState): FoundProblem[] {
  const { kind, priceFrom, priceUntil } = state;
  if (kind === "flashSale")
    return (["priceFrom", "priceUntil", "audience"] as const)
      .filter((field) => state[field] !== undefined)
      .map((field) => problemAt(field, "notOfKind"));
  return priceFrom !== undefined && priceUntil !== undefined && priceUntil < priceFrom
    ? [problemAt("priceUntil", "belowLowest")]
    : [];
}

/** Everything missing before the promotion can go live, in the order of its page. */
export function missingToGoLive(state: PromotionState): FoundProblem[] {
  const { names = {}, beginsAt, endsAt } = state;
  return [
    ...locales
      .filter((locale) => names[locale] === undefined)
      .map((locale) => problemAt(pathOf("names", locale), "missing")),
    ...incompleteTexts(state),
    ...(beginsAt === undefined ? [problemAt("beginsAt", "missing")] : []),
    ...(endsAt === undefined ? [problemAt("endsAt", "missing")] : []),
    ...missingContent(state),
    ...missingRibbon(state),
  ];
}

/** A text present in some languages needs English as the fallback of the others. */
const incompleteTexts = (state: PromotionState): FoundProblem[] =>
  (["descriptions", "remarks", "labels"] as const)
    .filter((field) => state[field] !== undefined && state[field][fallbackLocale] === undefined)
    .map((field) => problemAt(pathOf(field, fallbackLocale), "missing"));

function missingContent(state: PromotionState): FoundProblem[] {
  const { kind, scope, levels = [], skus = {}, rule } = state;
  if (kind === "flashSale") {
    const entries = Object.entries(skus);
    if (entries.length === 0) return [problemAt("skus", "missing")];
    return entries.flatMap(([code, sku]) =>
      (["price", "stock"] as const)
        .filter((field) => sku[field] === undefined)
        .map((field) => problemAt(pathOf("skus", code, field), "missing")),
    );
  }
  return [
    ...(scope === undefined ? [problemAt("scope", "missing")] : []),
    ...(rule !== undefined && rule.code === undefined ? [problemAt("rule/code", "missing")] : []),
    ...(rule === undefined && levels.length === 0 ? [problemAt("levels", "missing")] : []),
    ...levels.flatMap((level, at) => missingInLevel(state, level, at)),
  ];
}

function missingInLevel({ kind }: PromotionState, { threshold, reward, giveaways = [] }: LevelState, at: number) {
  const found = threshold === undefined ? [problemAt(levelPath(at, "threshold"), "missing")] : [];
  if (levelContent[kind] === "reward")
    return reward === undefined ? [...found, problemAt(levelPath(at, "reward"), "missing")] : found;
  const lacksPrice = kind === "pwp" && giveaways.some(({ price }) => price === undefined);
  return giveaways.length === 0 || lacksPrice ? [...found, problemAt(levelPath(at, "giveaways"), "missing")] : found;
}

function missingRibbon({ ribbon }: PromotionState): FoundProblem[] {
  if (ribbon === undefined) return [];
  const { texts, image, position } = ribbon;
  return [
    ...(position === undefined ? [problemAt("ribbon/position", "missing")] : []),
    ...(texts === undefined && image === undefined ? [problemAt("ribbon/image", "missing")] : []),
    ...(texts !== undefined && texts[fallbackLocale] === undefined
      ? [problemAt(pathOf("ribbon", "texts", fallbackLocale), "missing")]
      : []),
  ];
}
