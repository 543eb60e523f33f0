import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { isMonth } from "../../contract/month.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { findCouponPage } from "../store/coupon-list.ts";
import { findPromotionPage } from "../store/promotion-list.ts";
import { findOverlaps } from "../store/promotion-overlaps.ts";

const most = 200;

/** Promotions and coupons of a month, sorted by begin; three statements. Stopped ones are left out. */
export const adminPromotionCalendar = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input: v.object({ month: v.pipe(v.string(), v.check(isMonth)) }),
    async run({ locale }, _staff, { month }) {
      const db = deps.database.kysely;
      const at = deps.clock.now();
      const filter = { search: "", ...daysOf(month) };
      const window = { sort: "begins", isDescending: false, locale, at, offset: 0, limit: most } as const;
      const states = ["DRAFT", "UPCOMING", "RUNNING", "ENDED"] as const;
      const { promotions, total } = await findPromotionPage(db, { ...filter, states, kinds: [] }, window);
      const coupons = await findCouponPage(db, { ...filter, states: [...states, "USED_UP"], singleUse: null }, window);
      const live = promotions.filter(({ state }) => state !== "DRAFT").map(({ code }) => code);
      const overlaps = await findOverlaps(db, live);
      const found = [
        ...promotions.map((one) => ({ ...one, overlaps: overlaps.get(one.code) ?? [] })),
        ...coupons.coupons.map((one) => ({ ...one, kind: "coupon" as const, overlaps: [] })),
      ];
      return {
        month,
        today: jakartaDay(at),
        isCut: total > most || coupons.total > most,
        entries: found
          .flatMap(({ code, kind, name, state, beginsAt, endsAt, overlaps: others }) =>
            beginsAt && endsAt
              ? [
                  {
                    code,
                    kind,
                    name,
                    state,
                    beginsAt: beginsAt.toISOString(),
                    endsAt: endsAt.toISOString(),
                    overlaps: others,
                  },
                ]
              : [],
          )
          .sort((one, other) => (one.beginsAt < other.beginsAt ? -1 : one.beginsAt > other.beginsAt ? 1 : 0)),
      };
    },
  });

/** The first and the last day of a month. */
const daysOf = (month: string) => ({
  from: `${month}-01`,
  until: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
});
