import type { ActivePromotions } from "#modules/catalogue/server/index.ts";
import type { Basket } from "../../contract/pricing/basket.ts";
import type { PricedBasket } from "../../contract/pricing/priced-basket.ts";
import type { Promotion } from "../promotion.ts";
import type { RunningPromotion } from "../promotion-reader.ts";
import type { LivePromotionRows } from "../store/promotion-schedule.ts";

/** The promotions a cart is priced with. */
export type CartPromotions = {
  active(rows: LivePromotionRows): ActivePromotions<RunningPromotion>;
  /** A running promotion whose add-on offer a line was added by. */
  find(code: string): Promotion | null;
  /** Gifts whose stock is read. */
  readonly giftSkus: readonly string[];
};

/** A cart's basket and its price, once for each set of promotions. */
export type PricedOpenCart = readonly { readonly basket: Basket; readonly priced: PricedBasket }[];

/**
 * Prices the carts that were touched last, at this moment, with each set of promotions. A batch takes one statement. Carts are on a higher
 * level than promotions, so the application passes it in.
 */
export type OpenCartPricer = (
  at: Date,
  sets: readonly CartPromotions[],
  limit: number,
) => AsyncIterable<readonly PricedOpenCart[]>;
