import { rp } from "#kit/core/format-rupiah.ts";
import { type CouponTab, couponTabNames } from "../../contract/coupon-state.ts";
import type { CouponFields } from "./coupons.graphql.gen.ts";

/** The tab an address names; the first for an unknown one. */
export const couponTabOf = (requested: string | null): CouponTab =>
  couponTabNames.find((name) => name === requested) ?? "available";

/** The text on the stub: "10%" or "Rp50.000". */
export const worthOf = ({ percent, amount }: Pick<CouponFields, "percent" | "amount">): string =>
  percent === null ? rp(amount ?? 0) : `${percent}%`;

const dayMs = 24 * 60 * 60 * 1000;
const soonDays = 3;

/** Days until it ends, the current one included; null if that is not soon. */
export function daysLeft({ endTime }: Pick<CouponFields, "endTime">, now: string): number | null {
  const days = Math.ceil((Date.parse(endTime) - Date.parse(now)) / dayMs);
  return days >= 1 && days <= soonDays ? days : null;
}

/** The last moment of validity: a coupon that ends at midnight has its last day before. */
export const lastMoment = ({ endTime }: Pick<CouponFields, "endTime">): Date => new Date(Date.parse(endTime) - 1);

/** Whether its period has not begun yet. */
export const isEarly = ({ beginTime }: Pick<CouponFields, "beginTime">, now: string): boolean =>
  Date.parse(beginTime) > Date.parse(now);
