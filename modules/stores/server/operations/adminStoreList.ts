import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { findStores, storeCities } from "../store/admin-stores.ts";
import type { StoresAdminDeps } from "../stores-admin-deps.ts";

const pageSize = 50;

const input = v.object({
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  city: v.nullish(v.pipe(v.string(), v.maxLength(80)), null),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});

/** Stores in the order shoppers see them, hidden ones and warehouses too. */
export const adminStoreList = (deps: StoresAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run(_context, _staff, { search, city, page }) {
      const db = deps.database.kysely;
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const [found, cities] = await Promise.all([findStores(db, { search, city }, window), storeCities(db)]);
      return { ...found, cities, hiddenBySetting: deps.hiddenStoreCodes, page, pageSize };
    },
  });
