import type { Room } from "#kit/graphql/room.ts";
import type { CartDeps } from "./cart-deps.ts";
import { addToCart } from "./operations/addToCart.ts";
import { mergeCart } from "./operations/mergeCart.ts";
import { miniCartCount } from "./operations/miniCartCount.ts";
import { queryCart } from "./operations/queryCart.ts";
import { cartPromotions } from "./wire/cart-promotions.ts";

export type { CartDeps } from "./cart-deps.ts";
export { mergeCarts } from "./merge-carts.ts";
export { cartMigrations } from "./migration-source.ts";
export { cartInvariants } from "./store/invariants.ts";
export { collectCart, forgetCart } from "./store/member-data.ts";

export function cartRoom(deps: CartDeps): Room {
  return {
    name: "cart",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { miniCartCount: miniCartCount(deps), queryCart: queryCart(deps) },
      Mutation: { addToCart: addToCart(deps), mergeCart: mergeCart(deps) },
      Cart: { promotionTiers: cartPromotions(deps) },
    },
  };
}
