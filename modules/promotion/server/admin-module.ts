import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminCancelCouponCodes } from "./operations/adminCancelCouponCodes.ts";
import { adminCouponCodes } from "./operations/adminCouponCodes.ts";
import { adminCouponFigures } from "./operations/adminCouponFigures.ts";
import { adminCouponList } from "./operations/adminCouponList.ts";
import { adminCouponUses } from "./operations/adminCouponUses.ts";
import { adminDeleteCoupon } from "./operations/adminDeleteCoupon.ts";
import { adminDeletePromotion } from "./operations/adminDeletePromotion.ts";
import { adminHandCoupon } from "./operations/adminHandCoupon.ts";
import { adminMakeCouponCodes } from "./operations/adminMakeCouponCodes.ts";
import { adminPromotionApproval } from "./operations/adminPromotionApproval.ts";
import { adminPromotionCalendar } from "./operations/adminPromotionCalendar.ts";
import { adminPromotionList } from "./operations/adminPromotionList.ts";
import { adminPromotionRelations } from "./operations/adminPromotionRelations.ts";
import { adminPromotionResults } from "./operations/adminPromotionResults.ts";
import { adminPromotionRules } from "./operations/adminPromotionRules.ts";
import { adminPromotionSkus } from "./operations/adminPromotionSkus.ts";
import { adminSimulatePromotion } from "./operations/adminSimulatePromotion.ts";
import { adminStopCoupon } from "./operations/adminStopCoupon.ts";
import { adminStopPromotion } from "./operations/adminStopPromotion.ts";
import { adminWhyPrice } from "./operations/adminWhyPrice.ts";
import type { PromotionAdminDeps } from "./promotion-admin-deps.ts";

export const promotionAdminModule = (deps: PromotionAdminDeps): ShopModule => ({
  name: "promotion",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminPromotionApproval: adminPromotionApproval(deps),
      adminPromotionCalendar: adminPromotionCalendar(deps),
      adminPromotionList: adminPromotionList(deps),
      adminPromotionRelations: adminPromotionRelations(deps),
      adminPromotionResults: adminPromotionResults(deps),
      adminPromotionRules: adminPromotionRules(deps),
      adminPromotionSkus: adminPromotionSkus(deps),
      adminCouponList: adminCouponList(deps),
      adminCouponFigures: adminCouponFigures(deps),
      adminCouponCodes: adminCouponCodes(deps),
      adminCouponUses: adminCouponUses(deps),
      adminSimulatePromotion: adminSimulatePromotion(deps),
      adminWhyPrice: adminWhyPrice(deps),
    },
    Mutation: {
      adminStopPromotion: adminStopPromotion(deps),
      adminDeletePromotion: adminDeletePromotion(deps),
      adminStopCoupon: adminStopCoupon(deps),
      adminDeleteCoupon: adminDeleteCoupon(deps),
      adminMakeCouponCodes: adminMakeCouponCodes(deps),
      adminCancelCouponCodes: adminCancelCouponCodes(deps),
      adminHandCoupon: adminHandCoupon(deps),
    },
  },
});
