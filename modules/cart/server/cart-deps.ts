import type { VersionedCache } from "#kit/cache/versioned-cache.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Campaigns, ProductCache } from "#modules/catalogue/server/index.ts";
import type { RunningPromotion } from "#modules/promotion/server/index.ts";
import type { FreightTable } from "#modules/shipping/server/index.ts";

/** What the module's operations need. `database` is never a replica: a cart shows what was added a moment ago. */
export type CartDeps = {
  readonly database: Database;
  readonly campaigns: Campaigns<RunningPromotion>;
  /** SKUs by the version of the catalogue; without it they are read each time. */
  readonly products?: ProductCache;
  /** Freight rates by their version; without it they are read each time. */
  readonly freight?: VersionedCache<FreightTable>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** How many working days a delivery takes. */
  readonly deliveryDays: { readonly least: number; readonly most: number };
  /** A picture's address with its version, so that browsers may keep it for a year. */
  readonly pictureUrl: (path: string) => string;
};
