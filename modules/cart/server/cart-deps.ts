import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { ProductReader } from "#modules/catalogue/server/index.ts";
import type { Promotions, RunningPromotion } from "#modules/promotion/server/index.ts";
import type { FreightReader } from "#modules/shipping/server/index.ts";

/** Dependencies of the module's operations. */
export type CartDeps = {
  /** Never a replica: a cart shows a line that was added a moment ago. */
  readonly database: Database;
  readonly products: ProductReader<RunningPromotion>;
  readonly promotions: Promotions;
  /** Freight rates by their version; without it they are read each time. */
  readonly freight?: FreightReader;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Delivery time in working days. */
  readonly deliveryDays: { readonly least: number; readonly most: number };
  /** The URL of a picture with its version, so that browsers may cache it for a year. */
  readonly pictureUrl: (path: string) => string;
};
