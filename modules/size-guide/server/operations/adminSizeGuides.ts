import * as v from "valibot";
import { locales } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { SizeGuideAdminDeps } from "../size-guide-admin-deps.ts";
import { findGuides } from "../store/admin-guides.ts";

const pageSize = 50;

const input = v.object({
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});

/** Size charts in the order of the menu, with the languages that have none. */
export const adminSizeGuides = (deps: SizeGuideAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run({ locale }, _staff, { search, page }) {
      const window = { locale, offset: (page - 1) * pageSize, limit: pageSize };
      const { guides, total } = await findGuides(deps.database.kysely, search, window);
      const rows = guides.map(({ locales: written, updatedAt, ...row }) => ({
        ...row,
        missing: locales.filter((one) => !written.includes(one)),
        updatedAt: updatedAt?.toISOString() ?? null,
      }));
      return { guides: rows, total, page, pageSize };
    },
  });
