import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { DrawPage } from "./ports/draw-page.ts";
import type { FindTargets } from "./ports/find-targets.ts";
import type { SuggestTarget } from "./ports/suggest-target.ts";

/** Dependencies of the back office's operations. `database` is never a replica. */
export type ContentAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly suggestTarget: SuggestTarget;
  readonly findTargets: FindTargets;
  readonly drawPage: DrawPage;
};
