import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { findProductNames } from "../store/product-names.ts";

const code = v.pipe(v.string(), v.maxLength(100));
const input = v.object({
  codes: v.nullish(v.pipe(v.array(code), v.maxLength(200)), null),
  categoryCode: v.nullish(code, null),
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
});

/** Names of products, for lists that hold their codes and for choosing among them. */
export const adminProductNames = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input,
    run: ({ locale }, _staff, requested) => findProductNames(deps.database.kysely, { ...requested, locale, limit: 50 }),
  });
