import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { SettlementFormat } from "./ports/settlement-format.ts";

/** Dependencies of the back office's operations and of the import. */
export type SettlementsDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly formats: readonly SettlementFormat[];
  /** The gateways that channels can name. */
  readonly gateways: readonly string[];
};
