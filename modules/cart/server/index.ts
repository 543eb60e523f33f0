import { validatedBySource } from "#kit/graphql/cacheable-resolvers.ts";
import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { CartDeps } from "./cart-deps.ts";
import { addToCart } from "./operations/addToCart.ts";
import { mergeCart } from "./operations/mergeCart.ts";
import { miniCartCount } from "./operations/miniCartCount.ts";
import { queryCart } from "./operations/queryCart.ts";
import { removeCartLine } from "./operations/removeCartLine.ts";
import { updateCartLine } from "./operations/updateCartLine.ts";
import {
  cartDiscounts,
  cartFreight,
  cartGifts,
  cartPriceInfo,
  cartPromotionDiscounts,
  cartPromotions,
  linePrice,
} from "./wire/cart-price.ts";

export { addLines } from "./add-lines.ts";
export { basketInput, promotionsOf } from "./basket-input.ts";
export { type CartLine, isBuyable, joinLines, readCart } from "./cart.ts";
export type { CartDeps } from "./cart-deps.ts";
export { cartOwner } from "./cart-owner.ts";
export { mergeCarts } from "./merge-carts.ts";
export { cartMigrations } from "./migration-source.ts";
export { openCartPricer } from "./open-cart-pricer.ts";
export { type OverLimit, overProductLimit } from "./product-limit.ts";
export { productRoom } from "./product-room.ts";
export { cartInvariants } from "./store/invariants.ts";
export { lockCart } from "./store/lines.ts";
export { memberCartLines } from "./store/member-cart.ts";
export { collectCart, forgetCart } from "./store/member-data.ts";
export { cartLock, removeOrderedLines } from "./store/remove-ordered-lines.ts";
export { sweepGuestCarts } from "./store/sweep.ts";

export function cartModule(deps: CartDeps): ShopModule {
  return {
    name: "cart",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { miniCartCount: miniCartCount(deps), queryCart: queryCart(deps) },
      Mutation: {
        addToCart: addToCart(deps),
        updateCartLine: updateCartLine(deps),
        removeCartLine: removeCartLine(deps),
        mergeCart: mergeCart(deps),
      },
      Cart: {
        promotionTiers: validatedBySource(cartPromotions(deps)),
        priceInfo: validatedBySource(cartPriceInfo),
        freightFrom: validatedBySource(cartFreight),
        discounts: validatedBySource(cartDiscounts),
        promotionDiscounts: validatedBySource(cartPromotionDiscounts),
        gifts: validatedBySource(cartGifts(deps)),
      },
      CartLine: {
        lineAmount: validatedBySource(linePrice((line) => line.lineAmount)),
        usualAmount: validatedBySource(linePrice((line) => line.listAmount)),
        offerUnits: validatedBySource(linePrice((line) => line.offerUnits)),
        campaignUnits: validatedBySource(linePrice((line) => line.flashSaleUnits)),
      },
    },
  };
}
