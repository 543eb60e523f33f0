import type { Kysely, Transaction } from "kysely";
import { countMembers, matchingMemberCodes } from "#modules/identity/server/index.ts";
import { agreesToOffers } from "#modules/newsletter/server/index.ts";
import type { NotificationAudience } from "#modules/notification/server/index.ts";
import type { CouponSegments, SegmentMembership } from "#modules/promotion/server/index.ts";
import type { SegmentFacts } from "./segments-deps.ts";
import { joiningSets } from "./store/joined-sets.ts";
import { segmentFilter } from "./store/segment-filter.ts";
import { lockSegments, readSegmentStates } from "./store/segments.ts";

type Deps = SegmentFacts;

/** Whether a customer belongs to a segment at this moment; false for a segment that is gone. Two statements. */
export const segmentMembership =
  ({ clock, siteCode }: Deps): SegmentMembership =>
  async (db, segmentCode, userCode) => {
    const state = (await readSegmentStates(db, [segmentCode])).get(segmentCode);
    if (state === undefined) return false;
    const filter = segmentFilter(state, { now: clock.now(), siteCode, only: userCode });
    return (await matchingMemberCodes(db, filter, { after: null, limit: 1, except: [] })).length > 0;
  };

/** Segments that coupons may be limited to. The lock keeps them from being deleted until the coupon is saved. */
export const couponSegments: CouponSegments = {
  async lockKnown(trx: Transaction<unknown>, codes: readonly string[]) {
    await lockSegments(trx, codes, "shared");
    return new Set((await readSegmentStates(trx, codes)).keys());
  },
};

/** The part of the audience of offers that belongs to a segment, read anew for each batch. */
export const segmentAudience = ({ clock, siteCode }: Deps): NonNullable<NotificationAudience["ofSegment"]> => {
  const filterOf = async (db: Kysely<unknown>, code: string, agreed: boolean) => {
    const state = (await readSegmentStates(db, [code])).get(code);
    const facts = { now: clock.now(), siteCode, only: null };
    return state === undefined ? null : segmentFilter(state, facts, ...(agreed ? [agreesToOffers] : []));
  };
  return {
    async size(db, code) {
      const filter = await filterOf(db, code, false);
      if (filter === null) return null;
      const counts = await joiningSets(db, (trx) => countMembers(trx, filter, { agreed: agreesToOffers }));
      const { total, agreed } = counts;
      return { people: total, agreed };
    },
    async next(db, code, after, limit) {
      const filter = await filterOf(db, code, true);
      if (filter === null) return [];
      return joiningSets(db, (trx) => matchingMemberCodes(trx, filter, { after, limit, except: [] }));
    },
  };
};
