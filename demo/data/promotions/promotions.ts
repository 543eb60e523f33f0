import type { PromotionDraft } from "#modules/promotion/server/index.ts";
import { discountPromotions } from "./discounts.ts";
import { flashSale } from "./flash-sale.ts";
import { giveawayPromotions } from "./giveaways.ts";

/** Every promotion of the demo shop. */
export const promotions: readonly PromotionDraft[] = [flashSale, ...giveawayPromotions, ...discountPromotions];
