import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { addWishlist } from "./operations/addWishlist.ts";
import { queryWishlist } from "./operations/queryWishlist.ts";
import { removeWishlist } from "./operations/removeWishlist.ts";
import { itemProduct } from "./wire/item-product.ts";
import type { WishlistDeps } from "./wishlist-deps.ts";

export { wishlistMigrations } from "./migration-source.ts";
export { collectWishlist, deleteWishlist } from "./store/member-data.ts";
export type { WishlistDeps } from "./wishlist-deps.ts";

export function wishlistModule(deps: WishlistDeps): ShopModule {
  return {
    name: "wishlist",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { queryWishlist: queryWishlist(deps) },
      Mutation: { addWishlist: addWishlist(deps), removeWishlist: removeWishlist(deps) },
      Wish: { product: itemProduct(deps) },
    },
  };
}
