import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";

/** What the module's operations need. What was read must look so at once, so `database` is never a replica. */
export type NotificationDeps = { readonly database: Database; readonly clock: Clock };
