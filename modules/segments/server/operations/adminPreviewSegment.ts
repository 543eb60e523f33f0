import * as v from "valibot";
import { countMembers, matchingMemberCodes } from "#modules/identity/server/index.ts";
import { agreesTo, agreesToOffers } from "#modules/newsletter/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { conditionsOf } from "../../contract/segment-state.ts";
import type { SegmentsDeps } from "../segments-deps.ts";
import { boundedRead } from "../store/bounded-read.ts";
import { segmentFilter } from "../store/segment-filter.ts";

const input = v.object({ input: v.object({ state: v.record(v.string(), v.unknown()) }) });

const sampleSize = 10;
const nothing = { people: 0, newsletter: 0, whatsApp: 0, offers: 0, sample: [] };

/** How many customers meet conditions that are not saved yet. Codes alone, so no contact is looked at. */
export const adminPreviewSegment = (deps: SegmentsDeps) =>
  staffQuery(deps, {
    permission: "customers.read",
    input,
    async run(_context, _staff, { input: { state } }) {
      const conditions = conditionsOf(state);
      if (conditions === null) return { ...nothing, state: "INCOMPLETE" };
      const { clock, siteCode, database, previewMs = 3_000 } = deps;
      const filter = segmentFilter(conditions, { now: clock.now(), siteCode, only: null });
      const found = await boundedRead(database, previewMs, async (trx) => ({
        counts: await countMembers(trx, filter, {
          newsletter: agreesTo("newsletter", siteCode),
          whatsApp: agreesTo("whatsApp", siteCode),
          offers: agreesToOffers,
        }),
        sample: await matchingMemberCodes(trx, filter, { after: null, limit: sampleSize, except: [] }),
      }));
      if (!found.ok) return { ...nothing, state: found.error.code };
      const { counts, sample } = found.value;
      const { total: people, ...agreed } = counts;
      return { state: "COUNTED", people, ...agreed, sample };
    },
  });
