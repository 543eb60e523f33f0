import { query } from "#kit/graphql/operation.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { countUnits } from "../store/lines.ts";

export const miniCartCount = ({ database }: Pick<CartDeps, "database">) =>
  query({
    access: "session",
    async run({ caller }) {
      const owner = cartOwner(caller);
      return owner === null ? 0 : countUnits(database.kysely, owner);
    },
  });
