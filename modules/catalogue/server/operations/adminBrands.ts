import * as v from "valibot";
import { locales } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { findBrands } from "../store/admin-brands.ts";

const pageSize = 50;

const input = v.object({
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});

/** Brands whose name, code or address holds the search, by name. */
export const adminBrands = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input,
    async run(_context, _staff, { search, page }) {
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const { brands, total } = await findBrands(deps.database.kysely, search, window);
      return {
        brands: brands.map(({ translated, ...brand }) => ({
          ...brand,
          missing: locales.filter((locale) => !translated.includes(locale)),
        })),
        total,
        page,
        pageSize,
      };
    },
  });
