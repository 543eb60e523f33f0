import { rp } from "#kit/core/format-rupiah.ts";
import type { PromotionTranslate } from "./promotion-text.ts";
import type { TierFields } from "./tier-fields.graphql.gen.ts";

// Plain functions of `text`, the result of `usePromotionText()`.

type Level = TierFields["levels"][number];

/** The counted value as text: rupiah or pieces (PR-02). */
const countedWords = (text: PromotionTranslate, { amountByQty }: Pick<TierFields, "amountByQty">, value: number) =>
  amountByQty ? text("pieces", { count: value }) : rp(value);

const namesOf = (text: PromotionTranslate, { giveaways }: TierFields, level: number): string =>
  giveaways
    .filter((giveaway) => giveaway.level === level)
    .map((giveaway) => giveaway.giveawayName)
    .join(text("or"));

/** The reward of a level (PR-01, PR-03): a gift, an add-on price, a percentage or an amount. */
export function rewardWords(text: PromotionTranslate, activity: TierFields, { level, reward }: Level): string {
  const given = activity.giveaways.filter((giveaway) => giveaway.level === level);
  const names = namesOf(text, activity, level);
  if (activity.opsType === "GWP") return text("gift_of", { names });
  if (given.length > 0) {
    const least = Math.min(...given.map(({ price }) => price));
    return text(given.some(({ price }) => price > least) ? "along_from" : "along_of", { names, price: rp(least) });
  }
  if (activity.activityType === "FREE_SHIPPING") return text("delivery_off", { amount: rp(reward) });
  return activity.rewardByPercentage
    ? text("percent_off", { percent: reward })
    : text("amount_off", { amount: rp(reward) });
}

/** Below the price of any product, and one piece: any purchase reaches a level with such a threshold. */
const leastAmount = 1_000;
const isAny = ({ amountByQty }: TierFields, { amount }: Level): boolean =>
  amountByQty ? amount <= 1 : amount < leastAmount;

/** "From Rp750.000": the threshold of a level. */
export const thresholdText = (text: PromotionTranslate, activity: TierFields, level: Level): string =>
  isAny(activity, level) ? text("level_any") : fromWords(text, activity, level);

const fromWords = (text: PromotionTranslate, activity: TierFields, { amount }: Level): string =>
  text(activity.amountByQty ? "level_pieces" : "level_amount", { threshold: countedWords(text, activity, amount) });

function nextRewardWords(text: PromotionTranslate, activity: TierFields): string {
  const { nextRewardEarned: reward } = activity.currentActivityLevel;
  if (activity.opsType === "GWP") return text(activity.noTier ? "next_first_gift" : "next_gift");
  if (activity.activityType === "FREE_SHIPPING") return text("next_delivery");
  if (reward === 0) return text("next_along");
  return activity.rewardByPercentage
    ? text("next_percent", { percent: reward })
    : text("next_amount", { amount: rp(reward) });
}

/** "You get 12% off": the last level is reached (PR-04). */
const doneWords = (text: PromotionTranslate, activity: TierFields, level: Level): string =>
  text(activity.activityType === "PWP" ? "progress_along" : "progress_done", {
    reward: rewardWords(text, activity, level),
  });

/** "Rp50.000 more for the next gift" (PR-05), or the reward at the last level; null for a promotion without levels. */
export function progressWords(text: PromotionTranslate, activity: TierFields): string | null {
  if (activity.levels.length === 0) return null;
  const reached = activity.levels.find(({ level }) => level === activity.currentActivityLevel.level);
  if (activity.latestTier) return reached ? doneWords(text, activity, reached) : null;
  const rest = countedWords(text, activity, activity.currentActivityLevel.remainingAmount);
  return text("progress_more", { rest, reward: nextRewardWords(text, activity) });
}

/** Progress to the next level, from 0 to 1. */
export function progressPart({ levels, latestTier, currentActivityLevel }: TierFields): number {
  const upward = [...levels].sort((one, other) => one.amount - other.amount);
  const reached = upward.findIndex(({ level }) => level === currentActivityLevel.level);
  const next = upward[reached + 1];
  if (latestTier || !next) return 1;
  return Math.min(1, Math.max(0, 1 - currentActivityLevel.remainingAmount / next.amount));
}

/** Whether pages may show progress to the next level: not to a gift that could not be sent with this cart. */
export const mayPromise = ({ nextGiveawayProblem }: Pick<TierFields, "nextGiveawayProblem">): boolean =>
  nextGiveawayProblem === null;

/** PR-14: the earned gift, or the text that none is earned yet; null for promotions without gifts. */
export function giftWords(text: PromotionTranslate, activity: TierFields): { received: boolean; words: string } | null {
  if (activity.opsType !== "GWP") return null;
  const { level } = activity.currentActivityLevel;
  if (activity.giveawayProblem === "OTHER_SOURCE") return { received: false, words: text("gift_elsewhere") };
  if (activity.giveawayProblem === "OUT_OF_STOCK") return { received: false, words: text("gift_out") };
  if (!activity.eligibleGiveaway || level === null) {
    if (!mayPromise(activity)) {
      const elsewhere = activity.nextGiveawayProblem === "OTHER_SOURCE";
      return { received: false, words: text(elsewhere ? "gift_elsewhere" : "gift_out") };
    }
    return { received: false, words: text("gift_not_eligible", { progress: progressWords(text, activity) ?? "" }) };
  }
  // The first gift of a level that is in stock is the one given.
  const gift = activity.giveaways.find((giveaway) => giveaway.level === level && giveaway.stock > 0);
  return gift
    ? { received: true, words: text("gift_received", { names: gift.giveawayName }) }
    : { received: false, words: text("gift_out") };
}
