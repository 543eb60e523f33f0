import sharp, { type Sharp } from "sharp";
import type { ImageFormat, ImageWidth } from "./image-url.ts";

/** Part of every cache key: raise it when an encoder setting below changes. */
export const encoderRevision = 1;

export type Conversion = { readonly source: Buffer; readonly width: ImageWidth; readonly format: ImageFormat };
export type ConvertImage = (conversion: Conversion) => Promise<Buffer>;

const encode: Record<ImageFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 80, effort: 4, smartSubsample: true }),
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  jpg: (image) => image.flatten({ background: "#fff" }).jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

/** Shrinks and encodes with sharp. `maxPixels` refuses files whose few bytes unfold into a gigantic picture. */
export function imageConverter(limits: { maxPixels: number }): ConvertImage {
  // One thread for each picture: how many pictures run at once is decided by the gate in front, and the pool's other
  // threads stay free for files and name look-ups. Every source is read once, so libvips has nothing worth keeping.
  sharp.concurrency(1);
  sharp.cache(false);
  return ({ source, width, format }) => {
    const image = sharp(source, { limitInputPixels: limits.maxPixels, failOn: "error", autoOrient: true });
    return encode[format](image.resize({ width, withoutEnlargement: true })).toBuffer();
  };
}
