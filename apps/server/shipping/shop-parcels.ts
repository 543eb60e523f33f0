import type { Clock } from "#kit/core/clock.ts";
import type { Log } from "#kit/http/log.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { destinationOf, orderParcels, type TransitionDeps } from "#modules/order/server/index.ts";
import type { BookingDeps, ReceiveTrackingDeps } from "#modules/shipping/server/index.ts";
import type { Config } from "../config/config.ts";
import { chooseCourier } from "./choose-courier.ts";

export type ShopParcelsDeps = {
  config: Config;
  database: Database;
  clock: Clock;
  log: Pick<Log, "warn">;
  orders: TransitionDeps;
  /** The address of this process, known once it listens. */
  ownUrl: () => string;
};

export type ParcelDeps = BookingDeps & ReceiveTrackingDeps;

/** The parcels service of the shop. */
export const shopParcels = ({ config, database, clock, log, orders, ownUrl }: ShopParcelsDeps): ParcelDeps => ({
  database,
  clock,
  logistics: chooseCourier(config, clock, ownUrl),
  destinationOf,
  onMoved: [orderParcels(orders)],
  alarm: (what, facts) => log.warn({ parcel: facts }, what),
});
