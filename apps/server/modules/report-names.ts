import { fallbackLocale } from "#kit/core/locale.ts";
import { findProductNames, listCategories, readSkuLabels } from "#modules/catalogue/server/index.ts";
import { methodNames, readChannels } from "#modules/payment/server/index.ts";
import { promotionNamesOf } from "#modules/promotion/server/index.ts";
import type { ReportsDeps } from "#modules/reports/server/index.ts";
import { listStores } from "#modules/stores/server/index.ts";

/** The names of what reports divide sales by. */
export const reportNames: ReportsDeps["rowNames"] = {
  async products(db, codes, locale) {
    const labels = await readSkuLabels(db, codes, locale);
    return new Map(
      labels.map(({ skuCode, name, options }) => [skuCode, options === "" ? name : `${name}, ${options}`]),
    );
  },
  categories: async (db, _codes, locale) =>
    new Map(
      (await listCategories(db)).map(({ code, names }) => [code, names[locale] || names[fallbackLocale] || code]),
    ),
  // Figures of stores that are hidden by now are shown too.
  stores: async (db) => new Map((await listStores(db, [])).map(({ code, name }) => [code, name])),
  async channels(db, codes, locale) {
    const nameOf = methodNames(await readChannels(db), locale);
    return new Map(codes.map((code) => [code, nameOf(code) ?? code]));
  },
  promotions: promotionNamesOf,
  async funnel(db, codes, locale) {
    const asked = { codes, categoryCode: null, search: "", locale, limit: codes.length };
    return new Map((await findProductNames(db, asked)).map(({ code, name }) => [code, name]));
  },
};
