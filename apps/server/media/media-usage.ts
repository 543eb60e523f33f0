import { groupsWithMedia, productsWithMedia } from "#modules/catalogue/server/index.ts";
import { contentWithMedia } from "#modules/content/server/index.ts";
import type { MediaUsage } from "#modules/media/server/index.ts";
import { promotionsWithMedia } from "#modules/promotion/server/index.ts";
import { storesWithMedia } from "#modules/stores/server/index.ts";

/** Everything in the shop that shows a file of the media library. A module with pictures of its own adds its reader here. */
export const shopMediaUsage: MediaUsage = async (db, paths, locale) => {
  // One after the other: inside a transaction there is one connection.
  const products = await productsWithMedia(db, paths, locale);
  const groups = await groupsWithMedia(db, paths, locale);
  const content = await contentWithMedia(db, paths, locale);
  const promotions = await promotionsWithMedia(db, paths, locale);
  const stores = await storesWithMedia(db, paths);
  return [...products, ...groups, ...content, ...promotions, ...stores];
};
