import type { Semaphore } from "#kit/core/semaphore.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { sniffFormat } from "./sniff-format.ts";

type DrawnPicture = { readonly content: Buffer; readonly width: number; readonly height: number };
type PictureRefused = { readonly code: "NOT_A_PICTURE" | "TOO_MANY_PIXELS" | "BUSY" };

/** Re-encodes an uploaded picture, or returns why not. */
export type SafePicture = (sent: Buffer) => Promise<Result<DrawnPicture, PictureRefused>>;

type Limits = {
  /** Of the uploaded picture: few bytes can decode to a gigantic one. */
  readonly maxPixels: number;
  /** Longest side of the stored picture. */
  readonly longestSide: number;
  readonly gate: Semaphore;
};

/**
 * Uploads are never stored as they came: a bitmap, recognised by its content, is decoded, rotated upright, resized and encoded as
 * JPEG. Only pixels remain: no location, time, camera or appended data.
 */
export const safePictures =
  ({ maxPixels, longestSide, gate }: Limits): SafePicture =>
  async (sent) => {
    if (sniffFormat(sent) === null) return fail({ code: "NOT_A_PICTURE" });
    const encoded = await gate.tryRun(() => encode(sent, maxPixels, longestSide));
    return encoded.ok ? encoded.value : encoded;
  };

async function encode(sent: Buffer, maxPixels: number, side: number): Promise<Result<DrawnPicture, PictureRefused>> {
  const { default: sharp } = await import("sharp");
  try {
    // The header has the size: a bomb is refused before decoding.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return fail({ code: "TOO_MANY_PIXELS" });
    const { data, info } = await sharp(sent, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return ok({ content: data, width: info.width, height: info.height });
  } catch {
    return fail({ code: "NOT_A_PICTURE" });
  }
}
