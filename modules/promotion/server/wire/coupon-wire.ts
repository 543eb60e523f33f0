import type { MemberCoupon } from "../store/coupon-grants.ts";

const rank = { available: 0, locked: 1, used: 2, expired: 3 } as const;

/** Usable coupons first, by their last day; then those locked by an order; then past ones, latest first. */
export function asListed(one: MemberCoupon, other: MemberCoupon): number {
  if (one.state !== other.state) return rank[one.state] - rank[other.state];
  const order = moment(one) - moment(other) || (one.couponCode < other.couponCode ? -1 : 1);
  return one.state === "available" ? order : -order;
}

const moment = ({ usedAt, lockedAt, endsAt }: MemberCoupon): number => (usedAt ?? lockedAt ?? endsAt).getTime();

export const couponOnWire = (held: MemberCoupon) => ({
  couponCode: held.couponCode,
  couponName: held.name,
  couponDesc: held.description,
  status: held.state,
  percent: held.percent,
  maxDiscount: held.mostDiscount,
  amount: held.amount,
  minimumSpend: held.minimumSpend,
  stackable: held.stackable,
  beginTime: held.beginsAt.toISOString(),
  endTime: held.endsAt.toISOString(),
  orderCode: held.orderCode,
  usedTime: held.usedAt?.toISOString() ?? null,
  expiredReason: held.end,
});
