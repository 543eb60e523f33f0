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

/** Imported with the first conversion: without one, the start is faster and the process smaller. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread per picture: the semaphore limits concurrent pictures, and the pool's other threads stay free for files and DNS. Every source is read
  // once, so libvips' cache is off.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Resizes and encodes with sharp. `maxPixels` refuses decompression bombs. */
export function imageConverter(limits: { maxPixels: number }): ConvertImage {
  return async ({ source, width, format }) => {
    const sharp = await loadSharp();
    const image = sharp(source, { limitInputPixels: limits.maxPixels, failOn: "error", autoOrient: true });
    const sized = width === "share" ? await toShare(sharp, image) : image.resize({ width, withoutEnlargement: true });
    return encode[format](sized).toBuffer();
  };
}

/** A picture above this aspect ratio loses little when cropped for link previews. */
const wide = 1.4;

/** Fills the size for link previews: wide pictures are cropped, others are centred on a background of their edge colours. */
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
