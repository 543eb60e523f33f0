import type { Texts } from "#kit/core/locale.ts";
import type { Decision } from "../activity-state.ts";
import type { ScopeState } from "./promotion-state.ts";

/** Who may use a coupon: members alone, or members it was handed to alone. Absent: everybody who has its code. */
export const couponAudiences = ["members", "handed"] as const;
type CouponAudience = (typeof couponAudiences)[number];

/** A coupon as staff edit it. Unlike a promotion it is complete from its first save; absent means not filled in. */
export type CouponFields = {
  readonly status: Decision;
  /** Many codes of one use each, made in the back office; absent: its own code, which many may type. */
  readonly singleUse?: true;
  readonly audience?: CouponAudience;
  readonly names?: Partial<Texts>;
  readonly descriptions?: Partial<Texts>;
  /** Either a percentage, with at most `mostDiscount` rupiah, or an amount. */
  readonly percent?: number;
  readonly mostDiscount?: number;
  readonly amount?: number;
  readonly minimumSpend?: number;
  /** Moments as JSON writes them. */
  readonly beginsAt?: string;
  readonly endsAt?: string;
  readonly totalLimit?: number;
  readonly perUserLimit?: number;
  readonly stackable?: true;
  readonly scope?: ScopeState;
};

/** Where a coupon stands in lists: as a promotion, or used up. */
export const couponListStates = ["DRAFT", "UPCOMING", "RUNNING", "USED_UP", "ENDED", "STOPPED"] as const;
export type CouponListState = (typeof couponListStates)[number];
