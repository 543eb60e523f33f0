import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Log } from "#kit/http/log.ts";
import type { Shutdown } from "#kit/http/shutdown.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Senders } from "#modules/notification/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { Config } from "./config/config.ts";
import type { AdminSource } from "./pages/admin-source.ts";
import type { StorefrontSource } from "./pages/storefront-source.ts";

export type RunningShop = {
  address: string;
  shutdown: Shutdown;
  /** For the operator's console: makes the first administrator. Null in production and once there is an administrator. */
  setUpCode: string | null;
};

/** The environment of the shop: clock, randomness, signals, storefront and demo data. */
export type ShopEnvironment = {
  clock: Clock;
  ids: Ids;
  process: Pick<NodeJS.Process, "on" | "exit">;
  storefront(): Promise<StorefrontSource>;
  admin(): Promise<AdminSource>;
  /** Null in a shop whose folder `demo/` was deleted. */
  demo(): Promise<DemoShop | null>;
  /** Receives the messages instead of the configured vendors. */
  senders?: Senders;
};

export type StartShop = (config: Config, log: Log, changes?: Partial<ShopEnvironment>) => Promise<RunningShop>;

export type DemoOrderDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly startShop: StartShop;
};

/** What `demo/index.ts` exports as `demoShop`; the engine uses the demo shop through this type alone. */
export type DemoShop = {
  /** Fills the database unless it has this version; `again` writes everything anyway. Rows changed by hand stay. */
  seed(database: Database, options?: { readonly again?: boolean }): Promise<void>;
  /** Adds missing demo staff. */
  seedStaff(deps: Pick<StaffDeps, "database" | "clock" | "sealer">): Promise<void>;
  /** Places the demo orders in a database without orders. */
  ensureOrders(deps: DemoOrderDeps & { readonly log: Log }): Promise<void>;
};
