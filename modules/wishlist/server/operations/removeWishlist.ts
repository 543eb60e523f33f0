import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { memberOf } from "../member-of.ts";
import { productCodeInput } from "../product-code-input.ts";
import { removeItem } from "../store/items.ts";
import type { WishlistDeps } from "../wishlist-deps.ts";

export const removeWishlist = (deps: WishlistDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ productCode: productCodeInput }),
    async run({ caller }, { productCode }) {
      await removeItem(deps.database.kysely, memberOf(caller), productCode);
      return ok({ productCode, wished: false });
    },
    failures: {},
  });
