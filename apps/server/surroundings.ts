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

export type RunningShop = { address: string; shutdown: Shutdown };

/** What the shop takes from the world around it: the time, chance, the signals that tell it to end, its pages and its demo data. */
export type Surroundings = {
  clock: Clock;
  ids: Ids;
  process: Pick<NodeJS.Process, "on" | "exit">;
  storefront(): Promise<StorefrontSource>;
  admin(): Promise<AdminSource>;
  /** Null in a shop whose folder `demo/` was deleted. */
  demo(): Promise<DemoShop | null>;
  /** Takes the messages instead of the vendors in the configuration. */
  senders?: Senders;
};

export type StartShop = (config: Config, log: Log, changes?: Partial<Surroundings>) => Promise<RunningShop>;

export type DemoOrderDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly startShop: StartShop;
};

/** What `demo/index.ts` exports as `demoShop`; the engine knows the demo shop by this type alone. */
export type DemoShop = {
  /** Fills the database unless it holds this edition; `again` writes everything anyway. Rows that were changed by hand stay. */
  seed(database: Database, options?: { readonly again?: boolean }): Promise<void>;
  /** Adds the demo staff, if they are missing. */
  seedStaff(deps: Pick<StaffDeps, "database" | "clock" | "sealer">): Promise<void>;
  /** Places the demo orders in a database that has no orders yet. */
  ensureOrders(deps: DemoOrderDeps & { readonly log: Log }): Promise<void>;
};
