import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";

/** What the room's operations need. `database` may be a read replica: nothing here is written by shoppers. */
export type PromotionDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** A picture's address with its version, so that browsers may keep it for a year. */
  readonly pictureUrl: (path: string) => string;
};
