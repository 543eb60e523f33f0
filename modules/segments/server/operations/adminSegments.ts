import { couponsOfSegments } from "#modules/promotion/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { conditionNames } from "../../contract/segment-state.ts";
import type { SegmentsDeps } from "../segments-deps.ts";
import { listSegments } from "../store/segments.ts";

/** Every segment with the coupons that are limited to it. Two statements. */
export const adminSegments = (deps: SegmentsDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    async run() {
      const db = deps.database.kysely;
      const segments = await listSegments(db);
      const coupons = await couponsOfSegments(db, null);
      return segments.map(({ code, state }) => ({
        code,
        name: state.name,
        any: state.match === "any",
        conditions: conditionNames.filter((name) => state[name] !== undefined),
        coupons: coupons.filter(({ segmentCode }) => segmentCode === code),
      }));
    },
  });
