import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { Gateways } from "./ports/gateway.ts";

/** Dependencies of the back office's operations. `database` is never a replica. */
export type PaymentAdminDeps = Pick<StaffDeps, "database" | "clock" | "secret" | "https"> & {
  readonly gateways: Pick<Gateways, "has">;
};
