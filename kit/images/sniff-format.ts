const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");

/**
 * What a file really is, judged by its first bytes and not by its ending.
 * Only plain bitmaps are named: an SVG or a PDF dressed up as a PNG must never reach the decoder.
 */
export function sniffFormat(bytes: Uint8Array): "png" | "jpg" | "webp" | "avif" | null {
  if (bytes.length < 12) return null;
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpg";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 12) === "ftypavif") return "avif";
  return null;
}
