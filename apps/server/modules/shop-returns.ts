import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { createSemaphore } from "#kit/core/semaphore.ts";
import { type SafePicture, safePictures } from "#kit/images/safe-picture.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { photoPixels } from "#modules/returns/contract/constants.ts";
import type { ReturnStepDeps, ReturnsDeps } from "#modules/returns/server/index.ts";
import { storeByCode } from "#modules/stores/server/index.ts";
import type { Config } from "../config/config.ts";
import type { ShopDeps } from "./shop-deps.ts";

/** Returns as every part of the shop changes them. */
export const returnSteps = ({ config, clock, ids }: { config: Config; clock: Clock; ids: Ids }): ReturnStepDeps => ({
  ids,
  clock,
  sealer: sealerOf(config.sealSecrets, ids),
  secret: config.secret,
  pointEarnedBy: config.points.earnedBy,
});

/** Sources of far more pixels are bombs, not pictures (a phone makes 12 to 50 million). */
const maxPixels = 100_000_000;

/** Draws what shoppers send, one at a time: it is rare, and pages come first. */
export const photoPictures = (): SafePicture =>
  safePictures({ maxPixels, longestSide: photoPixels, gate: createSemaphore(1, 8) });

/** What the module of returns needs; what comes back goes where it came from. */
export const returnsDeps = (
  { config, database, clock, ids }: Pick<ShopDeps, "config" | "database" | "clock" | "ids">,
  pictureUrl: (path: string) => string,
): ReturnsDeps => ({
  ...returnSteps({ config, clock, ids }),
  database,
  https: config.publicUrl.startsWith("https:"),
  hygieneCategories: new Set(config.hygieneCategories),
  pictureUrl,
  async placeOf(db, sourceCode) {
    const store = await storeByCode(db, sourceCode);
    if (!store) return null;
    const { name, address1, city, province, zip, phone } = store;
    return { name, address: `${address1}, ${city}, ${province} ${zip}`, phone };
  },
});
