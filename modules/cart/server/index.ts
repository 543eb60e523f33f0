import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { stampedBySource } from "#kit/graphql/stamps.ts";
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
export { type BasketInput, basketInput, promotionsOf, readBasketInput } from "./basket-input.ts";
export { type CartLine, isBuyable, linesWithGoods, readCart, withGoods } from "./cart.ts";
export type { CartDeps } from "./cart-deps.ts";
export { cartOwner } from "./cart-owner.ts";
export { mergeCarts } from "./merge-carts.ts";
export { cartMigrations } from "./migration-source.ts";
export { cartInvariants } from "./store/invariants.ts";
export { holdCart, readLines } from "./store/lines.ts";
export { collectCart, forgetCart } from "./store/member-data.ts";
export { sweepGuestCarts } from "./store/sweep.ts";
export { cartLock, takeOutOfCart } from "./store/take-out.ts";

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
        promotionTiers: stampedBySource(cartPromotions(deps)),
        priceInfo: stampedBySource(cartPriceInfo),
        freightFrom: stampedBySource(cartFreight),
        discounts: stampedBySource(cartDiscounts),
        promotionDiscounts: stampedBySource(cartPromotionDiscounts),
        gifts: stampedBySource(cartGifts(deps)),
      },
      CartLine: {
        lineAmount: stampedBySource(linePrice((line) => line.lineAmount)),
        usualAmount: stampedBySource(linePrice((line) => line.listAmount)),
        offerUnits: stampedBySource(linePrice((line) => line.offerUnits)),
        campaignUnits: stampedBySource(linePrice((line) => line.campaignUnits)),
      },
    },
  };
}
