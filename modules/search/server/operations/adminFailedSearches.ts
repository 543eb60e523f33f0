import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { findByTerms } from "../find-by-terms.ts";
import type { SearchAdminDeps } from "../search-admin-deps.ts";
import { failedSearches } from "../store/admin-tuning.ts";
import { pageNumber, windowOf } from "../tuning/tuning-list.ts";

const pageSize = 25;
const dayMs = 86_400_000;

const input = v.object({
  days: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
  page: pageNumber,
});

/** Searches that mostly found nothing, with their current number of results. */
export const adminFailedSearches = (deps: SearchAdminDeps) =>
  staffQuery(deps, {
    permission: "search.tune",
    input,
    async run({ locale }, _staff, { days, page }) {
      const since = jakartaDay(new Date(deps.clock.now().getTime() - (days - 1) * dayMs));
      const { searches, total } = await failedSearches(deps.database.kysely, since, windowOf(page, pageSize));
      const rows = [];
      for (const search of searches) {
        const { matches } = await findByTerms(deps, search.text, { locale });
        rows.push({ ...search, foundNow: matches.ids.length });
      }
      return { searches: rows, total, page, pageSize };
    },
  });
