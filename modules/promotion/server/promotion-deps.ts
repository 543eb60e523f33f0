import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";

/** What the module's operations need. */
export type PromotionDeps = {
  /** May be a read replica: what it is asked for is the same for everybody. */
  readonly database: Database;
  /** Where a shopper's own coupons are read: what they used a moment ago must be seen. */
  readonly written: Database;
  readonly clock: Clock;
  /** A picture's address with its version, so that browsers may keep it for a year. */
  readonly pictureUrl: (path: string) => string;
};
