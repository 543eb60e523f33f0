import { uncacheable } from "#kit/graphql/cacheable-resolvers.ts";
import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { queryCatalogProductsByPromotion } from "./operations/queryCatalogProductsByPromotion.ts";
import { queryCouponList } from "./operations/queryCouponList.ts";
import { queryPromotionActivityByProduct } from "./operations/queryPromotionActivityByProduct.ts";
import type { PromotionDeps } from "./promotion-deps.ts";
import { landingTiers } from "./wire/landing-tiers.ts";
import { promotionGiveaways } from "./wire/promotion-giveaways.ts";
import { promotionProducts } from "./wire/promotion-products.ts";

export { promotionAdminModule } from "./admin-module.ts";
export type { CouponDraft } from "./coupon.ts";
export {
  type CouponBuyer,
  type CouponRefusal,
  couponForBasket,
  markCouponUsed,
  releaseCoupon,
  reserveCoupon,
} from "./coupon-use.ts";
export { releaseFlashSaleUnits, releaseSomeFlashSaleUnits, reserveFlashSaleUnits } from "./flash-sale-units.ts";
export { invalidateChangedPromotions } from "./invalidate-changed-promotions.ts";
export { promotionMigrations } from "./migration-source.ts";
export type { ChargedOrder, ChargedPurchase, PurchaseFinder, PurchaseReader } from "./ports/charged-purchases.ts";
export type { CartPromotions, OpenCartPricer, PricedOpenCart } from "./ports/open-carts.ts";
export type { CouponSegments, SegmentMembership } from "./ports/segments.ts";
export type { Promotion } from "./promotion.ts";
export { giveBackBudgets, takeBudgets, takeBudgetsAgain } from "./promotion-budgets.ts";
export type { PromotionDeps } from "./promotion-deps.ts";
export type { PromotionDraft } from "./promotion-draft.ts";
export { type Promotions, promotionReader, type RunningPromotion } from "./promotion-reader.ts";
export { couponRecord } from "./record/coupon-record.ts";
export {
  needsApproval,
  type PromotionLimits,
  promotionRecordWithLimits,
} from "./record/promotion-approval.ts";
export { promotionRecord } from "./record/promotion-record.ts";
export { shownPromotionChanges } from "./record/shown-promotion-changes.ts";
export { giftSkus, giveawaySkus, runningPromotions } from "./running-promotions.ts";
export { saveCoupon } from "./save-coupon.ts";
export { savePromotion } from "./save-promotion.ts";
export { simulateCarts, simulateOrders } from "./simulator/simulate.ts";
export { makeCodesWork } from "./single-use/make-codes.ts";
export { isAddOnOffer } from "./store/add-on-offers.ts";
export { nextPromotionChange, productsOfChangedFlashSales } from "./store/changed-promotions.ts";
export { couponsOf, grantCoupons } from "./store/coupon-grants.ts";
export { findCouponPage, matchingCouponCodes } from "./store/coupon-list.ts";
export { couponsOfSegments } from "./store/coupon-segments.ts";
export { couponCodes, recordCouponUses } from "./store/coupons.ts";
export { findPromotionNames } from "./store/find-promotion-names.ts";
export { boughtInFlashSale, boughtInFlashSales, boughtInFlashSalesOf } from "./store/flash-sale-purchases.ts";
export { recordFlashSaleSales } from "./store/flash-sale-sales.ts";
export { promotionInvariants } from "./store/invariants.ts";
export { promotionsWithMedia } from "./store/media-usage.ts";
export { collectOffers, forgetOffers } from "./store/member-data.ts";
export { promotedSkus } from "./store/promoted-skus.ts";
export { findPromotionPage } from "./store/promotion-list.ts";
export { promotionNames, promotionNamesOf } from "./store/promotion-names.ts";
export { type LivePromotionRows, livePromotionRows } from "./store/promotion-schedule.ts";
export { runningPrices } from "./store/running-prices.ts";
export { countedPromotions } from "./wire/counted-promotions.ts";

export function promotionModule(deps: PromotionDeps): ShopModule {
  return {
    name: "promotion",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        queryCatalogProductsByPromotion: queryCatalogProductsByPromotion(deps),
        queryPromotionActivityByProduct: queryPromotionActivityByProduct(deps),
        queryCouponList: queryCouponList(deps),
      },
      LandingPage: { columnTiers: landingTiers(deps) },
      PromotionActivity: {
        giveaways: promotionGiveaways(deps),
        dataList: uncacheable(promotionProducts(deps)),
      },
    },
  };
}
