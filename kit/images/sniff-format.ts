const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** The format of a file by its first bytes, not by its extension. Only bitmaps are recognised: an SVG or a PDF disguised as a PNG must never reach the decoder. */
export function sniffFormat(bytes: Uint8Array): "png" | "jpg" | "webp" | "avif" | null {
  if (bytes.length < 12) return null;
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpg";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 12) === "ftypavif") return "avif";
  return null;
}
