import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import { maxWishlistItems } from "../../contract/constants.ts";
import { memberOf } from "../member-of.ts";
import { findItems } from "../store/items.ts";
import type { WishlistDeps } from "../wishlist-deps.ts";

export const queryWishlist = (deps: WishlistDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ pageInput: pageWindow(maxWishlistItems) }),
    async run({ caller }, { pageInput }) {
      const { items, totalCount } = await findItems(deps.database.kysely, memberOf(caller), pageInput);
      return ok({
        dataList: items.map(({ productCode, wishedAt }) => ({ productCode, wishedAt: wishedAt.toISOString() })),
        pageInfo: pageInfo(pageInput, items.length, totalCount),
      });
    },
    failures: {},
  });
