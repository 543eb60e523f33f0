import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { activityType, opsTypeOf } from "../../contract/activity-kind.ts";
import { activityState } from "../../contract/activity-state.ts";
import type { GiftProblem } from "../../contract/pricing/priced-basket.ts";
import { tierProgress } from "../../contract/tier-progress.ts";
import type { Promotion } from "../promotion.ts";
import { conditionText } from "./condition-text.ts";
import { remarkText } from "./remark-text.ts";

const textIn = (texts: Partial<Texts> | null, locale: Locale) => texts?.[locale] ?? texts?.[fallbackLocale] ?? "";

/** A basket's value in a promotion, and why its gift is not given. */
type Counted = {
  readonly value: number;
  readonly giftProblem: GiftProblem | null;
  readonly nextGiftProblem: GiftProblem | null;
};

/** For public pages, which show promotions without a basket. */
const emptyBasket: Counted = { value: 0, giftProblem: null, nextGiftProblem: null };

/** The order in which pages list promotions. */
export const asShown = (one: Promotion, other: Promotion): number =>
  one.sort - other.sort || one.priority - other.priority;

/**
 * EN-24 to EN-26: a promotion with its levels and the basket's progress. Fields that need further reads are resolved
 * from `promotion`.
 */
export function promotionOnWire(promotion: Promotion, locale: Locale, at: Date, counted: Counted = emptyBasket) {
  const { ribbon, kind } = promotion;
  const levels = promotion.levels.map(({ level, threshold, reward }) => ({
    level,
    amount: threshold,
    reward: reward ?? 0,
  }));
  const progress = tierProgress(levels, counted.value);
  const name = textIn(promotion.names, locale);
  return {
    promotion,
    activityCode: promotion.code,
    activityName: name,
    name,
    activityType: activityType[kind],
    activityDesc: textIn(promotion.descriptions, locale),
    activityRemark: remarkText(promotion, textIn(promotion.remarks, locale), locale),
    activityCondition: conditionText(promotion, locale),
    activityLabel: textIn(promotion.labels, locale),
    activitySort: promotion.sort,
    activityBegin: promotion.beginsAt.toISOString(),
    activityEnd: promotion.endsAt.toISOString(),
    status: activityState(promotion, at),
    ribbonText: ribbon ? textIn(ribbon.texts, locale) : null,
    ribbonImage: ribbon?.image ?? null,
    ribbonPosition: ribbon?.position ?? null,
    opsType: opsTypeOf(kind),
    priority: promotion.priority,
    amountByQty: promotion.amountByQty,
    rewardByPercentage: promotion.rewardByPercentage,
    levels,
    eligibleGiveaway: kind === "gwp" && !progress.noTier && counted.giftProblem === null,
    giveawayProblem: kind === "gwp" ? counted.giftProblem : null,
    nextGiveawayProblem: kind === "gwp" ? counted.nextGiftProblem : null,
    currentActivityLevel: progress,
    noTier: progress.noTier,
    latestTier: progress.latestTier,
  };
}

export type PromotionOnWire = ReturnType<typeof promotionOnWire>;
