import type { Locale } from "#kit/core/locale.ts";
import type { PromotionProgress } from "../../contract/pricing/priced-basket.ts";
import type { Promotion } from "../promotion.ts";
import type { GiveawaySkus } from "./promotion-giveaways.ts";
import { asShown, type PromotionOnWire, promotionOnWire } from "./promotion-wire.ts";

type Options = { readonly locale: Locale; readonly at: Date; readonly giveawaySkus: GiveawaySkus };

/**
 * The promotions with levels that apply to a basket, with its progress in each (PR-05). A promotion left out of the
 * price because of its budget has no progress and shows no promise (ADR 0156).
 */
export function countedPromotions(
  promotions: readonly Promotion[],
  progress: readonly PromotionProgress[],
  { locale, at, giveawaySkus }: Options,
): PromotionOnWire[] {
  const ofCode = new Map(progress.map((entry) => [entry.promotionCode, entry]));
  return promotions
    .filter(({ levels, code }) => levels.length > 0 && ofCode.has(code))
    .sort(asShown)
    .map((promotion) => ({ ...promotionOnWire(promotion, locale, at, ofCode.get(promotion.code)), giveawaySkus }));
}
