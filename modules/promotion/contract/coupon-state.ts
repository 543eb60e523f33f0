export type CouponState = "available" | "locked" | "used" | "expired";

/** Why a coupon that nobody has used is good for nothing any more. */
export type CouponEnd = "ENDED" | "STOPPED" | "USED_UP";

type Held = {
  readonly lockedAt: Date | null;
  readonly usedAt: Date | null;
  readonly endsAt: Date;
  /** Its editor took it back. */
  readonly stopped: boolean;
  /** All together have used it as often as it may be used. */
  readonly usedUp: boolean;
};

/** What a coupon in somebody's hands is good for (D-40). One in an unpaid order stays locked even after its last day. */
export function couponState(held: Held, at: Date): CouponState {
  if (held.usedAt !== null) return "used";
  if (held.lockedAt !== null) return "locked";
  return couponEnd(held, at) === null ? "available" : "expired";
}

/** Why it cannot be used any more, whoever holds it; null while it can. */
export function couponEnd({ endsAt, stopped, usedUp }: Pick<Held, "endsAt" | "stopped" | "usedUp">, at: Date) {
  if (at >= endsAt) return "ENDED";
  if (stopped) return "STOPPED";
  return usedUp ? "USED_UP" : null;
}

/** The tabs of the page of coupons. One that waits in an unpaid order is not lost: it stays with those that can be used. */
const couponTabs = {
  available: ["available", "locked"],
  used: ["used"],
  expired: ["expired"],
} as const satisfies Record<string, readonly CouponState[]>;

export type CouponTab = keyof typeof couponTabs;

export const couponTabNames = Object.keys(couponTabs) as CouponTab[];

export const isInTab = (state: CouponState, tab: CouponTab): boolean =>
  (couponTabs[tab] as readonly CouponState[]).includes(state);
