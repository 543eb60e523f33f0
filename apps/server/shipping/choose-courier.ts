import { httpCourier } from "#adapters/courier/http-courier.ts";
import { courierAccount, courierPath } from "#apps/simulators/courier/courier-account.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Logistics } from "#modules/shipping/server/index.ts";
import type { Config } from "../config/config.ts";

/** The courier: the configured account, else the simulator: the same adapter with another address. */
export function chooseCourier(
  { courier, simulators, timeouts }: Config,
  clock: Clock,
  ownUrl: () => string,
): Logistics | null {
  const how = { clock, timeoutMs: timeouts.courier };
  if (courier) return httpCourier({ ...courier, url: () => courier.apiUrl, ...how });
  return simulators ? httpCourier({ ...courierAccount, url: () => ownUrl() + courierPath, ...how }) : null;
}
