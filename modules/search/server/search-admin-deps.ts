import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { SearchIndex } from "./memory-index/search-index.ts";

/** Dependencies of the back office's operations. `database` is never a replica. */
export type SearchAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly index: SearchIndex;
};
