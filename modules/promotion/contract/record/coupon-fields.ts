import type { Texts } from "#kit/core/locale.ts";
import type { Decision } from "../activity-state.ts";
import type { ScopeState } from "./promotion-state.ts";

/** Audience of a coupon: only members, or only members it was handed to. Absent: anyone with its code. */
export const couponAudiences = ["members", "handed"] as const;
type CouponAudience = (typeof couponAudiences)[number];

/**
 * The editable state of a coupon. Unlike a promotion it must be complete at the first save; absent means not filled in.
 */
export type CouponFields = {
  readonly status: Decision;
  /** Has generated codes of one use each; absent: one shared code. */
  readonly singleUse?: true;
  readonly audience?: CouponAudience;
  /** The code of the segment of customers it is limited to. */
  readonly segment?: string;
  readonly names?: Partial<Texts>;
  readonly descriptions?: Partial<Texts>;
  /** Either a percentage, with at most `mostDiscount` rupiah, or an amount. */
  readonly percent?: number;
  readonly mostDiscount?: number;
  readonly amount?: number;
  readonly minimumSpend?: number;
  /** Instants in ISO 8601. */
  readonly beginsAt?: string;
  readonly endsAt?: string;
  readonly totalLimit?: number;
  readonly perUserLimit?: number;
  readonly stackable?: true;
  readonly scope?: ScopeState;
};

/** The states of a coupon in lists: those of a promotion, or used up. */
export const couponListStates = ["DRAFT", "UPCOMING", "RUNNING", "USED_UP", "ENDED", "STOPPED"] as const;
export type CouponListState = (typeof couponListStates)[number];
