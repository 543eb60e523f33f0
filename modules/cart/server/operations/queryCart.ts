import { query } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { readAttributes } from "#modules/catalogue/server/index.ts";
import { readCart } from "../cart.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { lineOnWire } from "../wire/cart-wire.ts";

export const queryCart = (deps: CartDeps) =>
  query({
    access: "session",
    async run({ caller, locale }) {
      const owner = cartOwner(caller);
      if (owner === null) throw new SessionInvalid(locale);
      const [cart, attributes] = await Promise.all([
        readCart(deps, owner, locale),
        readAttributes(deps.database.kysely, locale),
      ]);
      return {
        // What a promotion makes of the cart is asked for by few, and found from these.
        cart,
        lines: cart.map((line) => lineOnWire(line, { attributes, pictureUrl: deps.pictureUrl })),
        miniCartCount: cart.reduce((sum, line) => sum + line.quantity, 0),
      };
    },
  });
