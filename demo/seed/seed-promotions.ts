import type { Transaction } from "kysely";
import { memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import {
  grantCoupons,
  recordCouponUses,
  recordFlashSaleSales,
  saveCoupon,
  savePromotion,
} from "#modules/promotion/server/index.ts";
import { demoMembers } from "../data/members/demo-members.ts";
import { coupons, couponUses, grantedCoupons } from "../data/promotions/coupons.ts";
import { flashSale, flashSaleSales } from "../data/promotions/flash-sale.ts";
import { promotions } from "../data/promotions/promotions.ts";

/** Seeds promotions and coupons, after the products they name. Idempotent. */
export async function seedPromotions(trx: Transaction<unknown>): Promise<void> {
  for (const promotion of promotions) {
    const saved = await savePromotion(trx, promotion);
    if (!saved.ok) throw new Error(`the demo promotion ${saved.error.where}: ${saved.error.problem}`);
  }
  await recordFlashSaleSales(trx, flashSale.code, flashSaleSales);
  for (const coupon of coupons) {
    const saved = await saveCoupon(trx, coupon);
    if (!saved.ok) throw new Error(`the demo coupon ${saved.error.where}: ${saved.error.problem}`);
  }
  await recordCouponUses(trx, couponUses);
  await grantCoupons(
    trx,
    demoMembers.flatMap(({ userCode }) =>
      grantedCoupons.map((couponCode) => ({ couponCode, buyerKey: memberBuyerKey(userCode) })),
    ),
  );
}
