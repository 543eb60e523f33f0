import type { RequestContext } from "#kit/graphql/context.ts";
import { promotionsOfBasket } from "#modules/promotion/server/index.ts";
import { basketOf, type CartLine } from "../cart.ts";
import type { CartDeps } from "../cart-deps.ts";

/** The promotions that touch a cart, with how far it has come in each (PR-05, CA-19). */
export const cartPromotions =
  ({ database, clock }: CartDeps) =>
  ({ cart }: { readonly cart: readonly CartLine[] }, _args: unknown, { locale }: RequestContext) =>
    promotionsOfBasket(database.kysely, basketOf(cart), locale, clock.now());
