export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const begins = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/** Enough bytes for the header row, which is mostly ASCII. */
const sampled = 2_000;

/** Detects UTF-16 without a byte order mark: every other byte of Latin text is zero. */
function withoutMark(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, sampled);
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 8;
  if (odd > many && odd > even) return "utf-16le";
  return even > many && even > odd ? "utf-16be" : null;
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (begins(bytes, 0xef, 0xbb, 0xbf)) return "utf-8";
  if (begins(bytes, 0xff, 0xfe)) return "utf-16le";
  if (begins(bytes, 0xfe, 0xff)) return "utf-16be";
  return withoutMark(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Decodes a file as spreadsheets save it. Invalid UTF-8 is decoded as Windows-1252. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
