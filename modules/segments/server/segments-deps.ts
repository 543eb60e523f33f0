import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";

/** What deciding about a membership needs besides the database. */
export type SegmentFacts = { readonly clock: Clock; readonly siteCode: string };

/** Dependencies of the back office's operations. `database` is never a replica. */
export type SegmentsDeps = Pick<StaffDeps, "clock" | "secret" | "https"> &
  SegmentFacts & {
    readonly database: Database;
    /** The longest time a preview may take, three seconds by default. */
    readonly previewMs?: number;
  };
