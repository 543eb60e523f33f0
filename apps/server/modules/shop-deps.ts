import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Log } from "#kit/http/log.ts";
import type { PictureLibrary } from "#kit/images/picture-library.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { ProductReader } from "#modules/catalogue/server/index.ts";
import type { Club } from "#modules/loyalty/server/index.ts";
import type { MediaStorage } from "#modules/media/server/index.ts";
import type { TransitionDeps } from "#modules/order/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { Promotions, RunningPromotion } from "#modules/promotion/server/index.ts";
import type { SearchCounter, SearchIndex } from "#modules/search/server/index.ts";
import type { ShopRules } from "#modules/settings/contract/shop-rules.ts";
import type { RulesReader } from "#modules/settings/server/index.ts";
import type { Courier } from "#modules/shipping/server/index.ts";
import type { Config } from "../config/config.ts";

export type ShopDeps = {
  /** With the rules of the shop as they are when they are read. */
  config: Config;
  /** What the environment says about these rules. */
  ruleDefaults: ShopRules;
  /** The seller of an order placed at this moment. */
  sellerAt: RulesReader["sellerAt"];
  database: Database;
  /** Content may be read from a replica. */
  replica: Database;
  clock: Clock;
  ids: Ids;
  /** This process's copy of the search documents. */
  searchIndex: SearchIndex;
  searchCounter: SearchCounter;
  pictures: Pick<PictureLibrary, "version">;
  /** Where uploaded pictures and videos lie. */
  mediaStorage: MediaStorage;
  /** Promotions and products, cached by versions that every read gets from the database. */
  promotions: Promotions;
  products: ProductReader<RunningPromotion>;
  payments: PaymentDeps;
  /** The couriers of extensions, beside the shop's own rate table. */
  couriers: readonly Courier[];
  /** Order transitions. */
  orders: TransitionDeps;
  /** The loyalty club, over its endpoint. */
  club: Club;
  /** Whether a page exists at this address. */
  isPage: (path: string) => Promise<boolean>;
  log: Pick<Log, "warn">;
};
