import type { Clock } from "#kit/core/clock.ts";
import type { PriceFloorRule } from "#modules/catalogue/server/index.ts";
import type { Config } from "../config/config.ts";

/** Which prices staff may only propose. */
export const priceFloor = ({
  config,
  clock,
}: {
  readonly config: Pick<Config, "priceFloorPercent">;
  readonly clock: Clock;
}): PriceFloorRule => ({ percent: config.priceFloorPercent, clock });
