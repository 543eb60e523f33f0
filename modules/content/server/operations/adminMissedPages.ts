import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { missedPages } from "../store/missed-pages.ts";

const pageSize = 25;
const dayMs = 86_400_000;

const input = v.object({
  days: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)), 30),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});

/** Requested paths without a page, each with a suggested page. Redirected paths are left out. */
export const adminMissedPages = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run({ locale }, _staff, { days, page }) {
      const since = jakartaDay(new Date(deps.clock.now().getTime() - (days - 1) * dayMs));
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const { pages, total } = await missedPages(deps.database.kysely, since, window);
      const rows = [];
      for (const one of pages) rows.push({ ...one, suggestion: await deps.suggestTarget(one.path, locale) });
      return { pages: rows, total, page, pageSize };
    },
  });
