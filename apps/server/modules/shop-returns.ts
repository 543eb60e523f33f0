import { clamdScanner, usualClamdPort } from "#adapters/malware/clamd/clamd-scanner.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { createSemaphore } from "#kit/core/semaphore.ts";
import type { Log } from "#kit/http/log.ts";
import { type SafePicture, safePictures } from "#kit/images/safe-picture.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { photoPixels } from "#modules/returns/contract/constants.ts";
import type { MalwareScanner, ReturnStepDeps, ReturnsDeps } from "#modules/returns/server/index.ts";
import { storeByCode } from "#modules/stores/server/index.ts";
import type { Config } from "../config/config.ts";
import { returnWebhooks } from "../webhooks/return-webhooks.ts";
import type { ShopDeps } from "./shop-deps.ts";

/** The returns service of the shop. */
export const returnSteps = ({ config, clock, ids }: { config: Config; clock: Clock; ids: Ids }): ReturnStepDeps => ({
  ids,
  clock,
  sealer: sealerOf(config.sealSecrets, ids),
  secret: config.secret,
  pointEarnedBy: config.points.earnedBy,
  onReceived: [returnWebhooks({ ids, clock })],
});

/** Larger pictures are decompression bombs (a phone makes 12 to 50 million pixels). */
const maxPixels = 100_000_000;

/** Converts uploaded pictures, one at a time: uploads are rare, and pages have priority. */
export const photoPictures = (): SafePicture =>
  safePictures({ maxPixels, longestSide: photoPixels, gate: createSemaphore(1, 8) });

/** A scan takes a second or two; a slower daemon counts as down. */
const scanTimeoutMs = 15_000;

/** Scans uploads before they are decoded, if a scanner is configured. */
export function photoScanner({ clamdUrl }: Pick<Config, "clamdUrl">, log: Pick<Log, "error">): MalwareScanner | null {
  if (clamdUrl === null) return null;
  const { hostname, port } = new URL(clamdUrl);
  return clamdScanner({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || usualClamdPort),
    timeoutMs: scanTimeoutMs,
    onUnavailable: (reason) => log.error({ reason }, "a photograph could not be scanned for malware"),
  });
}

/** The dependencies of the returns module; returned stock goes back to its source. */
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
