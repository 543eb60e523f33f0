import { uncacheable } from "#kit/graphql/cacheable-resolvers.ts";
import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { queryCatalogProductsByPromotion } from "./operations/queryCatalogProductsByPromotion.ts";
import { queryCouponList } from "./operations/queryCouponList.ts";
import { queryPromotionActivityByProduct } from "./operations/queryPromotionActivityByProduct.ts";
import type { PromotionDeps } from "./promotion-deps.ts";
import { landingTiers } from "./wire/landing-tiers.ts";
import { promotionGiveaways } from "./wire/promotion-giveaways.ts";
import { promotionProducts } from "./wire/promotion-products.ts";

export type { CouponDraft } from "./coupon.ts";
export {
  type CouponBuyer,
  type CouponRefusal,
  couponForBasket,
  markCouponUsed,
  releaseCoupon,
  reserveCoupon,
} from "./coupon-use.ts";
export {
  type FlashSaleRefusal,
  type FlashSaleReservation,
  releaseFlashSaleUnits,
  releaseSomeFlashSaleUnits,
  reserveFlashSaleUnits,
} from "./flash-sale-units.ts";
export { invalidateChangedPromotions } from "./invalidate-changed-promotions.ts";
export { promotionMigrations } from "./migration-source.ts";
export type { Promotion } from "./promotion.ts";
export type { PromotionDeps } from "./promotion-deps.ts";
export type { PromotionDraft } from "./promotion-draft.ts";
export { type Promotions, promotionReader, type RunningPromotion } from "./promotion-reader.ts";
export { giftSkus, giveawaySkus, runningPromotions } from "./running-promotions.ts";
export { saveCoupon } from "./save-coupon.ts";
export { savePromotion } from "./save-promotion.ts";
export { isAddOnOffer } from "./store/add-on-offers.ts";
export { productsOfChangedFlashSales } from "./store/changed-promotions.ts";
export { couponsOf, type GrantDraft, grantCoupons, type MemberCoupon } from "./store/coupon-grants.ts";
export { recordCouponUses } from "./store/coupons.ts";
export { boughtInFlashSale, boughtInFlashSales, boughtInFlashSalesOf } from "./store/flash-sale-purchases.ts";
export { recordFlashSaleSales } from "./store/flash-sale-sales.ts";
export { promotionInvariants } from "./store/invariants.ts";
export { collectOffers, forgetOffers } from "./store/member-data.ts";
export { type LivePromotionRows, livePromotionRows } from "./store/promotion-schedule.ts";
export { type RunningPrice, runningPrices } from "./store/running-prices.ts";
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
