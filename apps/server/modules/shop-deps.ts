import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { KeptValues } from "#kit/core/kept-values.ts";
import type { Log } from "#kit/http/log.ts";
import type { PictureLibrary } from "#kit/images/picture-library.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Campaigns, GoodsMemory } from "#modules/catalogue/server/index.ts";
import type { Club } from "#modules/loyalty/server/index.ts";
import type { AdvanceDeps } from "#modules/order/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { SearchMemory } from "#modules/search/server/index.ts";
import type { Config } from "../config/config.ts";

export type ShopDeps = {
  config: Config;
  database: Database;
  /** Content may be read from a replica. */
  replica: Database;
  clock: Clock;
  ids: Ids;
  /** This node's copy of what can be found. */
  searchMemory: SearchMemory;
  pictures: Pick<PictureLibrary, "version">;
  /** What pages may show without reading it anew; the cart and whatever charges never look here. */
  kept: KeptValues;
  /** Promotions and goods as they are written down, by their editions: whoever looks here is told anew which edition counts. */
  campaigns: Campaigns;
  goods: GoodsMemory;
  payments: PaymentDeps;
  /** How orders change. */
  orders: AdvanceDeps;
  /** The loyalty club, over its endpoint. */
  club: Club;
  /** Whether a visitor finds a page at this address. */
  isPage: (path: string) => Promise<boolean>;
  log: Pick<Log, "warn">;
};
