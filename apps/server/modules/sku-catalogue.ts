import type { Kysely } from "kysely";
import { findSkuCodes, identifySkus, readSkuLabels } from "#modules/catalogue/server/index.ts";
import type { SkuCatalogue } from "#modules/inventory/server/index.ts";

/** The catalogue as the back office's stock sees it. */
export const skuCatalogue = (db: Kysely<unknown>, pictureUrl: (path: string) => string): SkuCatalogue => ({
  find: (text, locale, limit) => findSkuCodes(db, text, locale, limit),
  identify: (typed) => identifySkus(db, typed),
  async describe(skuCodes, locale) {
    const labels = await readSkuLabels(db, skuCodes, locale);
    return new Map(
      labels.map(({ picture, ...label }) => [
        label.skuCode,
        { ...label, picture: picture === null ? null : pictureUrl(picture) },
      ]),
    );
  },
});
