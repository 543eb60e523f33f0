import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { memberOfBuyerKey } from "../../contract/buyer-key.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { codeStates, findSingleUseCodes } from "../store/code-list.ts";

const code = v.pipe(v.string(), v.maxLength(60));

const input = v.object({
  input: v.object({
    couponCode: code,
    state: v.nullish(v.picklist(codeStates), null),
    search: v.nullish(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20)), ""),
    after: v.nullish(code, null),
    limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 50),
  }),
});

/** Lists a coupon's single-use codes, for its page, its file and printed cards. */
export const adminCouponCodes = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run(_context, _staff, { input: { limit, ...asked } }) {
      const found = await findSingleUseCodes(deps.database.kysely, { ...asked, limit: limit + 1 });
      return {
        codes: found.slice(0, limit).map(({ holder, usedAt, madeAt, cancelledAt, ...row }) => ({
          ...row,
          memberCode: holder === null ? null : memberOfBuyerKey(holder),
          usedAt: usedAt?.toISOString() ?? null,
          madeAt: madeAt.toISOString(),
          cancelledAt: cancelledAt?.toISOString() ?? null,
        })),
        hasMore: found.length > limit,
      };
    },
  });
