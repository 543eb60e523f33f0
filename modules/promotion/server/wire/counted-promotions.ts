import type { Locale } from "#kit/core/locale.ts";
import type { PromotionProgress } from "../../contract/pricing/priced-basket.ts";
import type { Promotion } from "../promotion.ts";
import type { GiveawayGoods } from "./promotion-giveaways.ts";
import { asShown, type PromotionOnWire, promotionOnWire } from "./promotion-wire.ts";

type Wording = { readonly locale: Locale; readonly at: Date; readonly giveaways: GiveawayGoods };

/**
 * The promotions with levels that touch a basket, with how far it has come in each (PR-05). What they give away is told by the goods
 * that the basket's owner has read.
 */
export function countedPromotions(
  promotions: readonly Promotion[],
  progress: readonly PromotionProgress[],
  { locale, at, giveaways }: Wording,
): PromotionOnWire[] {
  const ofCode = new Map(progress.map((entry) => [entry.promotionCode, entry]));
  return promotions
    .filter(({ levels }) => levels.length > 0)
    .sort(asShown)
    .map((promotion) => ({ ...promotionOnWire(promotion, locale, at, ofCode.get(promotion.code)), goods: giveaways }));
}
