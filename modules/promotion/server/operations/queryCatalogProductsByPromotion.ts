import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import { activityState } from "../../contract/activity-state.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import { productsOfActivities } from "../store/activity-products.ts";
import { findPromotions } from "../store/promotions.ts";
import { cardsOf } from "../wire/card-loader.ts";
import { promotionOnWire } from "../wire/promotion-wire.ts";

const code = v.pipe(v.string(), v.maxLength(40));

/** The promotion is given as an argument of its own, as in the specification, or inside `input`. */
const input = v.pipe(
  v.object({
    activityCode: v.nullish(code),
    input: v.nullish(v.object({ activityCode: code })),
    pageInput: pageWindow(),
  }),
  v.transform(({ activityCode, input: named, pageInput }) => ({
    activityCode: activityCode ?? named?.activityCode ?? "",
    pageInput,
  })),
  v.check(({ activityCode }) => activityCode !== ""),
);

export const queryCatalogProductsByPromotion = (deps: PromotionDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    async run(context, { activityCode, pageInput }) {
      const db = deps.database.kysely;
      const at = deps.clock.now();
      const [[promotion], [page]] = await Promise.all([
        findPromotions(db, [activityCode]),
        productsOfActivities(db, [activityCode], at, pageInput),
      ]);
      if (!promotion || !page || activityState(promotion, at) !== "RUNNING") {
        return fail({ code: "PROMOTION_NOT_FOUND" });
      }
      const { productCodes, totalCount } = page;
      return ok({
        dataList: await cardsOf(context, deps, productCodes),
        promotionTiers: [promotionOnWire(promotion, context.locale, at)],
        pageInfo: pageInfo(pageInput, productCodes.length, totalCount),
      });
    },
    failures: {
      PROMOTION_NOT_FOUND: {
        "en-US": "This promotion is not running.",
        "id-ID": "Promo ini sedang tidak berjalan.",
        "vi-VN": "Khuyến mãi này hiện không diễn ra.",
        "zh-CN": "该促销活动当前未进行。",
      },
    },
  });
