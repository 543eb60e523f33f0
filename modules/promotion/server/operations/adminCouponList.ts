import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { couponFilterFields } from "../../contract/record/coupon-list-query.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { couponSorts, findCouponPage } from "../store/coupon-list.ts";

const pageSize = 50;

const input = v.object({
  input: v.object({
    ...couponFilterFields,
    sort: v.nullish(v.picklist(couponSorts), "changed"),
    isDescending: v.nullish(v.boolean(), true),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000)), 1),
  }),
});

/** Coupons of every state, sorted by the last change by default. */
export const adminCouponList = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run({ locale }, _staff, { input: { page, sort, isDescending, ...filter } }) {
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const at = deps.clock.now();
      const found = await findCouponPage(deps.database.kysely, filter, { ...window, sort, isDescending, locale, at });
      return {
        total: found.total,
        coupons: found.coupons.map(({ beginsAt, endsAt, updatedAt, ...row }) => ({
          ...row,
          beginsAt: beginsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
        })),
        page,
        pageSize,
      };
    },
  });
