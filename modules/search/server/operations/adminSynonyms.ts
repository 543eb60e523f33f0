import { staffQuery } from "#modules/staff/server/index.ts";
import type { SearchAdminDeps } from "../search-admin-deps.ts";
import { findSynonyms } from "../store/admin-tuning.ts";
import { listInput, pageSize, windowOf } from "../tuning/tuning-list.ts";

/** Groups of synonyms that contain the search text, sorted by their first word. */
export const adminSynonyms = (deps: SearchAdminDeps) =>
  staffQuery(deps, {
    permission: "search.tune",
    input: listInput,
    async run(_context, _staff, { search, page }) {
      return { ...(await findSynonyms(deps.database.kysely, search, windowOf(page))), page, pageSize };
    },
  });
