import type { Locale } from "#kit/core/locale.ts";
import type { PromotionProgress } from "../../contract/pricing/priced-basket.ts";
import type { Promotion } from "../promotion.ts";
import type { GiveawaySkus } from "./promotion-giveaways.ts";
import { asShown, type PromotionOnWire, promotionOnWire } from "./promotion-wire.ts";

type Options = { readonly locale: Locale; readonly at: Date; readonly giveawaySkus: GiveawaySkus };

/** The promotions with levels that apply to a basket, with its progress in each (PR-05). */
export function countedPromotions(
  promotions: readonly Promotion[],
  progress: readonly PromotionProgress[],
  { locale, at, giveawaySkus }: Options,
): PromotionOnWire[] {
  const ofCode = new Map(progress.map((entry) => [entry.promotionCode, entry]));
  return promotions
    .filter(({ levels }) => levels.length > 0)
    .sort(asShown)
    .map((promotion) => ({ ...promotionOnWire(promotion, locale, at, ofCode.get(promotion.code)), giveawaySkus }));
}
