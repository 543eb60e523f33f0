import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Sealer } from "#modules/notification/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";

/** Dependencies of sending to endpoints. */
export type SendDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Encrypts the signing secrets. */
  readonly sealer: Sealer;
  /** Whether endpoints may be on this machine, over plain http: for tests and development. */
  readonly allowsLoopback: boolean;
  /** The longest time for an attempt, ten seconds by default. */
  readonly timeoutMs?: number;
};

/** Dependencies of the module's operations. */
export type WebhooksAdminDeps = Omit<StaffDeps, "sealer"> & SendDeps;
