import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { applyCoupon } from "./operations/applyCoupon.ts";
import { createOrderCustom } from "./operations/createOrderCustom.ts";
import { initCheckout } from "./operations/initCheckout.ts";
import { queryCheckout } from "./operations/queryCheckout.ts";
import { redeemPoints } from "./operations/redeemPoints.ts";
import { updateCheckout } from "./operations/updateCheckout.ts";
import type { PlaceDeps } from "./place-deps.ts";

export { checkoutMigrations } from "./migration-source.ts";
export type { SessionRefusal } from "./open-session.ts";
export type { PlaceDeps } from "./place-deps.ts";
export { purchaseFinder, purchaseReader } from "./purchase-reader.ts";
export { collectCheckouts, forgetCheckouts } from "./store/member-data.ts";
export { purgeCheckouts } from "./store/purge.ts";

export function checkoutModule(deps: PlaceDeps): ShopModule {
  return {
    name: "checkout",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { queryCheckout: queryCheckout(deps) },
      Mutation: {
        initCheckout: initCheckout(deps),
        updateCheckout: updateCheckout(deps),
        applyCoupon: applyCoupon(deps),
        redeemPoints: redeemPoints(deps),
        createOrderCustom: createOrderCustom(deps),
      },
    },
  };
}
