import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { findRedirects } from "../store/redirects.ts";

const pageSize = 50;

const input = v.object({
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});

/** Redirects with their number of uses, most used first. */
export const adminRedirects = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run(_context, _staff, { search, page }) {
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const { redirects, total } = await findRedirects(deps.database.kysely, search, window);
      const rows = redirects.map((row) => ({ ...row, lastHitAt: row.lastHitAt?.toISOString() ?? null }));
      return { redirects: rows, total, page, pageSize };
    },
  });
