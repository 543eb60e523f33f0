export type CouponState = "available" | "locked" | "used" | "expired";

type Held = { readonly lockedAt: Date | null; readonly usedAt: Date | null; readonly endsAt: Date };

/** What a coupon in somebody's hands is good for (D-40). One in an unpaid order stays locked even after its last day. */
export function couponState({ lockedAt, usedAt, endsAt }: Held, at: Date): CouponState {
  if (usedAt !== null) return "used";
  if (lockedAt !== null) return "locked";
  return at < endsAt ? "available" : "expired";
}
