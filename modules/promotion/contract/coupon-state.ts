export type CouponState = "available" | "locked" | "used" | "expired";

/** Why an unused coupon can no longer be used. */
export type CouponEnd = "ENDED" | "STOPPED" | "USED_UP";

type Held = {
  readonly lockedAt: Date | null;
  readonly usedAt: Date | null;
  readonly endsAt: Date;
  /** Stopped by an editor. */
  readonly stopped: boolean;
  /** The limit of uses by all buyers is reached. */
  readonly usedUp: boolean;
};

/**
 * The state of a coupon that a buyer holds (D-40). A coupon in an unpaid order stays locked even after its last day.
 */
export function couponState(held: Held, at: Date): CouponState {
  if (held.usedAt !== null) return "used";
  if (held.lockedAt !== null) return "locked";
  return couponEnd(held, at) === null ? "available" : "expired";
}

/** Reason the coupon is no longer usable for any holder; null while it is usable. */
export function couponEnd({ endsAt, stopped, usedUp }: Pick<Held, "endsAt" | "stopped" | "usedUp">, at: Date) {
  if (at >= endsAt) return "ENDED";
  if (stopped) return "STOPPED";
  return usedUp ? "USED_UP" : null;
}

/** The tabs of the coupons page. A coupon locked by an unpaid order is listed with the usable ones. */
const couponTabs = {
  available: ["available", "locked"],
  used: ["used"],
  expired: ["expired"],
} as const satisfies Record<string, readonly CouponState[]>;

export type CouponTab = keyof typeof couponTabs;

export const couponTabNames = Object.keys(couponTabs) as CouponTab[];

export const isInTab = (state: CouponState, tab: CouponTab): boolean =>
  (couponTabs[tab] as readonly CouponState[]).includes(state);
