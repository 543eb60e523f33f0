import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG chunk: length, name, content and checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** One row of pixels, one bit each, black is 0; the leading byte is the filter type "none". */
function rowOf(modules: readonly boolean[], scale: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((modules.length * scale) / 8), 0xff);
  row[0] = 0;
  for (let x = 0; x < modules.length * scale; x += 1) {
    const at = 1 + (x >> 3);
    if (modules[Math.trunc(x / scale)]) row[at] = (row[at] ?? 0) & ~(0x80 >> (x & 7));
  }
  return row;
}

/** A QR code as a small PNG, black on white, `scale` pixels per module: for e-mails, which do not support SVG. */
export function qrPng(text: string, scale = 8): Buffer {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size * scale, 0);
  header.writeUInt32BE(size * scale, 4);
  // One-bit greyscale, default compression and filter, not interlaced.
  header.writeUInt8(1, 8);
  const rows = data.flatMap((modules) => Array<Buffer>(scale).fill(rowOf(modules, scale)));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
