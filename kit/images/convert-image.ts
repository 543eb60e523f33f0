import type { Sharp } from "sharp";
import { type ImageFormat, type ImageSize, sharePixels } from "./image-url.ts";

/** Part of every cache key: raise it when an encoder setting below changes. */
export const encoderRevision = 1;

type Conversion = { readonly source: Buffer; readonly width: ImageSize; readonly format: ImageFormat };
export type ConvertImage = (conversion: Conversion) => Promise<Buffer>;

const encode: Record<ImageFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 80, effort: 4, smartSubsample: true }),
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  jpg: (image) => image.flatten({ background: "#fff" }).jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

/** Loaded with the first picture: where all are finished already, the start is quicker and the process smaller. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread for each picture: how many pictures run at once is decided by the gate in front, and the pool's other
  // threads stay free for files and name look-ups. Every source is read once, so libvips has nothing worth keeping.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Shrinks and encodes with sharp. `maxPixels` refuses files whose few bytes unfold into a gigantic picture. */
export function imageConverter(limits: { maxPixels: number }): ConvertImage {
  return async ({ source, width, format }) => {
    const sharp = await loadSharp();
    const image = sharp(source, { limitInputPixels: limits.maxPixels, failOn: "error", autoOrient: true });
    const sized = width === "share" ? await toShare(sharp, image) : image.resize({ width, withoutEnlargement: true });
    return encode[format](sized).toBuffer();
  };
}

/** A picture this much wider than high loses little when it is cut to the shape of shared links. */
const wide = 1.4;

/** Fills the size for shared links: wide pictures are cut, others stand whole in the middle of their own edges' colours. */
async function toShare(sharp: typeof import("sharp").default, image: Sharp): Promise<Sharp> {
  const { width, height } = sharePixels;
  const { autoOrient: own } = await image.metadata();
  if (own.width / own.height >= wide) return image.resize({ width, height, fit: "cover" });
  const { data, info } = await image
    .resize({ width, height, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  const right = width - info.width - left;
  const bottom = height - info.height - top;
  return sharp(data).extend({ left, right, top, bottom, extendWith: "copy" });
}
