import { query } from "#kit/graphql/operation.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOnWire } from "../wire/cart-wire.ts";

export const queryCart = (deps: CartDeps) =>
  query({
    access: "session",
    validated: true,
    run: (context, _input, addValidator) => cartOnWire(deps, context, addValidator),
  });
