import { rupiah } from "#kit/core/rupiah.ts";
import type { PricingCoupon } from "./basket.ts";
import { type CouponOutcome, type DiscountRecord, pricingSteps } from "./priced-basket.ts";
import { percentOf, sumOf } from "./rounding.ts";
import { takeFrom } from "./take-from.ts";
import { recordOf, type WorkingLine } from "./working-line.ts";

/** Step 4: the coupon, computed after promotions (D-40). */
export function couponStep(
  lines: readonly WorkingLine[],
  coupon: PricingCoupon,
  records: DiscountRecord[],
): CouponOutcome {
  const { code, percent, mostDiscount, amount, minimumSpend, stackable } = coupon;
  const touched = lines.filter(({ line }) => coupon.lineIds.includes(line.lineId));
  const base = sumOf(touched, ({ left }) => left);
  if (touched.length === 0 || base === 0) return { code, problem: "NOTHING_FOR_IT" };
  if (!stackable && records.length > 0) return { code, problem: "NOT_WITH_PROMOTIONS" };
  if (base < minimumSpend) return { code, problem: "MINIMUM_SPEND", missing: rupiah(minimumSpend - base) };
  const wanted = percent === null ? (amount ?? 0) : Math.min(percentOf(base, percent), mostDiscount ?? base);
  takeFrom(touched, wanted, ({ line }, share) => records.push(recordOf(code, pricingSteps.coupon, line, share)));
  return { code, problem: null };
}
