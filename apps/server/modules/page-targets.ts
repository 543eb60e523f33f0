import type { Clock } from "#kit/core/clock.ts";
import { productPath } from "#modules/catalogue/contract/product-slug.ts";
import { findGroupLinks, findProductNames } from "#modules/catalogue/server/index.ts";
import type { FindTargets } from "#modules/content/server/index.ts";
import { findPromotionNames } from "#modules/promotion/server/index.ts";

/** What landing pages link to and show outside the content, with its address in the shop. */
export const pageTargets =
  (clock: Clock): FindTargets =>
  async (db, kind, asked) => {
    if (kind === "product") {
      const found = await findProductNames(db, { ...asked, categoryCode: null });
      return found.map(({ code, name }) => ({ kind, code, name, path: productPath(name, code) }));
    }
    if (kind === "promotion") {
      const found = await findPromotionNames(db, { ...asked, at: clock.now() });
      return found.map(({ code, name }) => ({ kind, code, name, path: null }));
    }
    const found = await findGroupLinks(db, kind, asked);
    return found.map(({ code, name, slug }) => ({ kind, code, name, path: `/${slug}.html` }));
  };
