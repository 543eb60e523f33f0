import type { Caller } from "#kit/graphql/context.ts";
import type { CouponBuyer, SegmentMembership } from "#modules/promotion/server/index.ts";

/** What a coupon asks about the caller besides their earlier uses: the same for the price shown and for the order. */
export const segmentsOf = (
  caller: Caller,
  isInSegment: SegmentMembership,
): Pick<CouponBuyer, "isMember" | "isInSegment"> =>
  caller.kind === "member"
    ? { isMember: true, isInSegment: (db, segmentCode) => isInSegment(db, segmentCode, caller.userCode) }
    : { isMember: false };
