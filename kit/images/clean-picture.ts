import type { Sharp } from "sharp";
import type { Semaphore } from "#kit/core/semaphore.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { sniffFormat } from "./sniff-format.ts";

export type PictureFormat = NonNullable<ReturnType<typeof sniffFormat>>;

type CleanedPicture = {
  readonly content: Buffer;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
};

/** `BROKEN` starts like a picture and cannot be decoded. */
type PictureProblem = { readonly code: "NOT_A_PICTURE" | "BROKEN" | "TOO_MANY_PIXELS" | "BUSY" };

/** Re-encodes a picture in its own format, or returns why not. */
export type CleanPicture = (sent: Buffer) => Promise<Result<CleanedPicture, PictureProblem>>;

type Limits = {
  /** Of the uploaded picture: few bytes can decode to a gigantic one. */
  readonly maxPixels: number;
  /** Longest side of the stored picture. */
  readonly longestSide: number;
  readonly gate: Semaphore;
};

/** Sources of further conversions, so their quality is above that of delivered pictures. */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  png: (image) => image.png({ compressionLevel: 9 }),
  jpg: (image) => image.jpeg({ quality: 92 }),
  webp: (image) => image.webp({ quality: 92 }),
  avif: (image) => image.avif({ quality: 75, effort: 3 }),
};

/**
 * For pictures that are edited and shown in many sizes later: format and transparency stay, while location, time, camera,
 * colour profile and appended data go. The picture is turned upright, since the orientation goes with the metadata.
 */
export const cleanPictures =
  ({ maxPixels, longestSide, gate }: Limits): CleanPicture =>
  async (sent) => {
    const format = sniffFormat(sent);
    if (format === null) return fail({ code: "NOT_A_PICTURE" });
    const cleaned = await gate.tryRun(() => clean(sent, format, maxPixels, longestSide));
    return cleaned.ok ? cleaned.value : cleaned;
  };

async function clean(
  sent: Buffer,
  format: PictureFormat,
  maxPixels: number,
  side: number,
): Promise<Result<CleanedPicture, PictureProblem>> {
  const { default: sharp } = await import("sharp");
  try {
    // The header has the size: a bomb is refused before decoding.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return fail({ code: "TOO_MANY_PIXELS" });
    const image = sharp(sent, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true }).resize({
      width: side,
      height: side,
      fit: "inside",
      withoutEnlargement: true,
    });
    const { data, info } = await encode[format](image).toBuffer({ resolveWithObject: true });
    return ok({ content: data, format, width: info.width, height: info.height });
  } catch {
    return fail({ code: "BROKEN" });
  }
}
