import type { ActivePromotions } from "#modules/catalogue/server/index.ts";
import type { Basket } from "../../contract/pricing/basket.ts";
import type { PricedBasket } from "../../contract/pricing/priced-basket.ts";
import type { Promotion } from "../promotion.ts";
import type { RunningPromotion } from "../promotion-reader.ts";
import type { LivePromotionRows } from "../store/promotion-schedule.ts";

/** The promotions a cart is priced with. */
export type CartPromotions = {
  active(rows: LivePromotionRows): ActivePromotions<RunningPromotion>;
  /** The active promotion of a line's add-on offer. */
  find(code: string): Promotion | null;
  /** Gifts whose stock is read. */
  readonly giftSkus: readonly string[];
};

/** A cart's basket and price for each set of promotions. */
export type PricedOpenCart = readonly { readonly basket: Basket; readonly priced: PricedBasket }[];

/**
 * Prices the most recently changed carts at the current time, with each set of promotions. One statement per batch.
 * Carts are above promotions in the module order, so the application injects this function.
 */
export type OpenCartPricer = (
  at: Date,
  sets: readonly CartPromotions[],
  limit: number,
) => AsyncIterable<readonly PricedOpenCart[]>;
