import type { CouponRefusal as BuyersRefusal } from "#modules/promotion/server/index.ts";
import type { Checkout } from "./read-checkout.ts";

export type CouponRefusal = {
  readonly code: "COUPON_INVALID";
  readonly reason: BuyersRefusal["why"] | "NOTHING_FOR_IT" | "NOT_WITH_PROMOTIONS" | "MINIMUM_SPEND";
  /** Rupiah missing to the minimum spend. */
  readonly missing: number;
};

/** Why the entered coupon gives no discount; null when it does. */
export function couponRefusal({
  coupon,
  couponProblem,
  priced,
}: Pick<Checkout, "coupon" | "couponProblem" | "priced">): CouponRefusal | null {
  if (coupon === null || priced.coupon === null) {
    return { code: "COUPON_INVALID", reason: couponProblem ?? "UNKNOWN", missing: 0 };
  }
  const { coupon: outcome } = priced;
  if (outcome.problem === null) return null;
  const missing = outcome.problem === "MINIMUM_SPEND" ? outcome.missing : 0;
  return { code: "COUPON_INVALID", reason: outcome.problem, missing };
}
