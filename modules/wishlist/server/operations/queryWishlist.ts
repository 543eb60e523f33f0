import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import { mostWishes } from "../../contract/constants.ts";
import { memberOf } from "../member-of.ts";
import { findWishes } from "../store/wishes.ts";
import type { WishlistDeps } from "../wishlist-deps.ts";

export const queryWishlist = (deps: WishlistDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ pageInput: pageWindow(mostWishes) }),
    async run({ caller }, { pageInput }) {
      const { wishes, totalCount } = await findWishes(deps.database.kysely, memberOf(caller), pageInput);
      return ok({
        dataList: wishes.map(({ productCode, wishedAt }) => ({ productCode, wishedAt: wishedAt.toISOString() })),
        pageInfo: pageInfo(pageInput, wishes.length, totalCount),
      });
    },
    failures: {},
  });
