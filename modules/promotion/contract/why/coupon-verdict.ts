import { type PricedBasket, pricingSteps } from "../pricing/priced-basket.ts";
import { applied, notApplied, type Verdict } from "./verdict.ts";

/** What became of a coupon that may be used; null without one. */
export function couponVerdict({ coupon, records }: PricedBasket): Verdict | null {
  if (coupon === null) return null;
  const { code } = coupon;
  if (coupon.problem === "NOTHING_FOR_IT") return notApplied(code, "NO_LINE_IN_SCOPE");
  if (coupon.problem === "NOT_WITH_PROMOTIONS")
    return notApplied(code, "COUPON_NOT_WITH_PROMOTIONS", {
      others: [...new Set(records.filter(({ step }) => step < pricingSteps.coupon).map((one) => one.promotionCode))],
    });
  if (coupon.problem === "MINIMUM_SPEND") return notApplied(code, "COUPON_MINIMUM_SPEND", { missing: coupon.missing });
  const own = records.filter(({ step }) => step === pricingSteps.coupon);
  const amount = own.reduce((sum, record) => sum + record.amount, 0);
  return amount > 0 ? applied(code, amount) : notApplied(code, "NOTHING_LEFT");
}
