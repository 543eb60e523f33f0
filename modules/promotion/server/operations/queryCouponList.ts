import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { memberBuyerKey } from "../../contract/buyer-key.ts";
import { couponTabNames, isInTab } from "../../contract/coupon-state.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import { couponsOf } from "../store/coupon-grants.ts";
import { asListed, couponOnWire } from "../wire/coupon-wire.ts";

const input = v.object({
  status: v.nullish(v.pipe(v.string(), v.toLowerCase(), v.picklist(couponTabNames))),
});

/** A member's coupons; one statement for any number (D-40). */
export const queryCouponList = ({ written, clock }: PromotionDeps) =>
  operation({
    access: "member",
    clock,
    input,
    async run({ caller, locale }, { status }) {
      if (caller.kind !== "member") throw new Error("coupons without a member");
      const held = await couponsOf(written.kysely, memberBuyerKey(caller.userCode), clock.now(), locale);
      const count = (tab: (typeof couponTabNames)[number]) => held.filter(({ state }) => isInTab(state, tab)).length;
      return ok({
        dataList: held
          .filter(({ state }) => !status || isInTab(state, status))
          .sort(asListed)
          .map(couponOnWire),
        availableCount: count("available"),
        usedCount: count("used"),
        expiredCount: count("expired"),
      });
    },
    failures: {},
  });
