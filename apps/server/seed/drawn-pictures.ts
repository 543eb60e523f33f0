import { existsSync, readdirSync } from "node:fs";

/** Where the workshop puts the pictures of one colour. */
export const picturesOf = (productCode: string, colour: string): string[] =>
  [1, 2, 3].map((view) => `/pictures/products/${productCode.toLowerCase()}-${colour}-${view}.webp`);

const pictureFolder = new URL("../../storefront/public/pictures/products/", import.meta.url);

/** The product pictures that are there, by their paths. */
export const drawnPictures = (): ReadonlySet<string> =>
  new Set(existsSync(pictureFolder) ? readdirSync(pictureFolder).map((name) => `/pictures/products/${name}`) : []);
