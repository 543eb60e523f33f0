import { rp } from "#kit/core/format-rupiah.ts";
import { type CouponTab, couponTabNames } from "../../contract/coupon-state.ts";
import type { CouponFields } from "./coupons.graphql.gen.ts";

/** The tab an address asks for; the first when it asks for none of them. */
export const couponTabOf = (requested: string | null): CouponTab =>
  couponTabNames.find((name) => name === requested) ?? "available";

/** What stands on the stub: "10%" or "Rp50.000". */
export const worthOf = ({ percent, amount }: Pick<CouponFields, "percent" | "amount">): string =>
  percent === null ? rp(amount ?? 0) : `${percent}%`;

const dayMs = 24 * 60 * 60 * 1000;
const soonDays = 3;

/** Whole days until it ends, the begun one included; null while that is not soon. */
export function daysLeft({ endTime }: Pick<CouponFields, "endTime">, now: string): number | null {
  const days = Math.ceil((Date.parse(endTime) - Date.parse(now)) / dayMs);
  return days >= 1 && days <= soonDays ? days : null;
}

/** The last moment it is good: what ends at midnight has its last day before it. */
export const lastMoment = ({ endTime }: Pick<CouponFields, "endTime">): Date => new Date(Date.parse(endTime) - 1);

/** Whether it is good from a later day on only. */
export const isEarly = ({ beginTime }: Pick<CouponFields, "beginTime">, now: string): boolean =>
  Date.parse(beginTime) > Date.parse(now);
