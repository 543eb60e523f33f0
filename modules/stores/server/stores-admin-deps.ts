import type { StaffDeps } from "#modules/staff/server/index.ts";

/** Dependencies of the back office's operations. `database` is never a replica. */
export type StoresAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  /** Codes of stores that shoppers never see, such as warehouses (D-65). */
  readonly hiddenStoreCodes: readonly string[];
};
