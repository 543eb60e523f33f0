const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** Brands of files that browsers play as `video/mp4`; QuickTime's own (`qt  `) and pictures (`avif`, `heic`) are not among them. */
const mp4Brands = new Set(["isom", "iso2", "iso3", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash"]);

/** The container of a video by its first bytes (64 suffice). */
export function sniffVideo(bytes: Uint8Array): "mp4" | "webm" | null {
  if (bytes.length < 32) return null;
  if (ascii(bytes, 4, 8) === "ftyp" && mp4Brands.has(ascii(bytes, 8, 12))) return "mp4";
  // EBML's header, with the document type among its first elements.
  const isEbml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return isEbml && ascii(bytes, 4, 64).includes("webm") ? "webm" : null;
}
