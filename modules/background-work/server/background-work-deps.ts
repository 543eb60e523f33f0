import type { StaffDeps } from "#modules/staff/server/index.ts";

/** Dependencies of the operations. */
export type BackgroundWorkDeps = Pick<StaffDeps, "database" | "clock" | "secret" | "https">;
