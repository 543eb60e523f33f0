export type { CouponDraft } from "./coupon.ts";
export { promotionMigrations } from "./migration-source.ts";
export { promotionCampaigns } from "./promotion-campaigns.ts";
export type { PromotionDraft } from "./promotion-draft.ts";
export { saveCoupon } from "./save-coupon.ts";
export { savePromotion } from "./save-promotion.ts";
export { couponsOf, type GrantDraft, grantCoupons, type HeldCoupon } from "./store/coupon-grants.ts";
