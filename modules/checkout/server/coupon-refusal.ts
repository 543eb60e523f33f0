import type { Checkout } from "./read-checkout.ts";

export type CouponRefusal = {
  readonly code: "COUPON_INVALID";
  readonly reason: "UNKNOWN" | "NOTHING_FOR_IT" | "NOT_WITH_PROMOTIONS" | "MINIMUM_SPEND";
  /** Rupiah that are missing to its minimum. */
  readonly missing: number;
};

/** Why the coupon somebody asked for takes nothing off; null when it does. */
export function couponRefusal({ coupon, priced }: Pick<Checkout, "coupon" | "priced">): CouponRefusal | null {
  if (coupon === null || priced.coupon === null) return { code: "COUPON_INVALID", reason: "UNKNOWN", missing: 0 };
  const { coupon: outcome } = priced;
  if (outcome.problem === null) return null;
  const missing = outcome.problem === "MINIMUM_SPEND" ? outcome.missing : 0;
  return { code: "COUPON_INVALID", reason: outcome.problem, missing };
}
