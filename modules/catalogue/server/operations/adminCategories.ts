import { fallbackLocale, locales } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { childrenOf } from "../../contract/category-tree.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { listCategories } from "../store/admin-categories.ts";

/** The tree of categories, each before those below it. */
export const adminCategories = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    async run({ locale }) {
      const all = await listCategories(deps.database.kysely);
      const below = (parentCode: string | null, level: number): object[] =>
        childrenOf(all, parentCode).flatMap(({ names, position: _position, ...category }) => [
          {
            ...category,
            name: names[locale] || names[fallbackLocale] || category.code,
            level,
            missing: locales.filter((one) => !names[one]),
          },
          ...below(category.code, level + 1),
        ]);
      return below(null, 1);
    },
  });
