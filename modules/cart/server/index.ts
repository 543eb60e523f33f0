import type { Room } from "#kit/graphql/room.ts";
import type { CartDeps } from "./cart-deps.ts";
import { miniCartCount } from "./operations/miniCartCount.ts";

export { cartMigrations } from "./migration-source.ts";
export function cartRoom(deps: CartDeps): Room {
  return {
    name: "cart",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: { Query: { miniCartCount: miniCartCount(deps) } },
  };
}
