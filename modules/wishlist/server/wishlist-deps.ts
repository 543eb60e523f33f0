import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { ProductReader } from "#modules/catalogue/server/index.ts";

/** What the module's operations need. An item must be visible at once, so `database` is never a replica. */
export type WishlistDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly products: ProductReader;
  /** A picture's URL with its version. */
  readonly pictureUrl: (path: string) => string;
};
