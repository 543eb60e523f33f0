import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { ProductReader } from "#modules/catalogue/server/index.ts";
import type { RunningPromotion } from "./promotion-reader.ts";

export type PromotionDeps = {
  /** May be a read replica: it serves public data only. */
  readonly database: Database;
  /** The primary database: a shopper must see at once which of their coupons are used. */
  readonly written: Database;
  readonly clock: Clock;
  readonly products: ProductReader<RunningPromotion>;
  /** The URL of a picture with its version, so that browsers may cache it for a year. */
  readonly pictureUrl: (path: string) => string;
};
