import { staffQuery } from "#modules/staff/server/index.ts";
import type { SearchAdminDeps } from "../search-admin-deps.ts";
import { findRules } from "../store/admin-tuning.ts";
import { listInput, pageSize, windowOf } from "../tuning/tuning-list.ts";

/** Rules with a word that contains the search text, sorted by their first word. */
export const adminSearchRules = (deps: SearchAdminDeps) =>
  staffQuery(deps, {
    permission: "search.tune",
    input: listInput,
    async run(_context, _staff, { search, page }) {
      return { ...(await findRules(deps.database.kysely, search, windowOf(page))), page, pageSize };
    },
  });
