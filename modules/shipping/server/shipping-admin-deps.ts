import type { StaffDeps } from "#modules/staff/server/index.ts";

/** Dependencies of the back office's operations. `database` is never a replica. */
export type ShippingAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https">;
