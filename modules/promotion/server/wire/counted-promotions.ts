import type { Locale } from "#kit/core/locale.ts";
import type { PromotionProgress } from "../../contract/pricing/priced-basket.ts";
import type { Promotion } from "../promotion.ts";
import { asShown, type PromotionOnWire, promotionOnWire } from "./promotion-wire.ts";

/** The promotions with levels that touch a basket, with how far it has come in each (PR-05). */
export function countedPromotions(
  promotions: readonly Promotion[],
  progress: readonly PromotionProgress[],
  locale: Locale,
  at: Date,
): PromotionOnWire[] {
  const ofCode = new Map(progress.map((entry) => [entry.promotionCode, entry]));
  return promotions
    .filter(({ levels }) => levels.length > 0)
    .sort(asShown)
    .map((promotion) => promotionOnWire(promotion, locale, at, ofCode.get(promotion.code)));
}
