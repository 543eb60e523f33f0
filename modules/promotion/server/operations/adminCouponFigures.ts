import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { couponFigures } from "../store/coupon-figures.ts";

/** Usage figures of a coupon. */
export const adminCouponFigures = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input: v.object({ couponCode: v.pipe(v.string(), v.maxLength(60)) }),
    async run(_context, _staff, { couponCode }) {
      const figures = await couponFigures(deps.database.kysely, couponCode);
      if (figures === null) return null;
      const { used, codesMade, codesCancelled } = figures;
      return { ...figures, codesFree: codesMade === 0 ? 0 : codesMade - codesCancelled - used };
    },
  });
