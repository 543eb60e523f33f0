import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { ProposalKind } from "./proposal-kind.ts";

/** Dependencies of the operations. `database` is never a replica: a decision must see the current state. */
export type ApprovalsDeps = Pick<StaffDeps, "database" | "clock" | "secret" | "https"> & {
  readonly kinds: readonly ProposalKind[];
};
