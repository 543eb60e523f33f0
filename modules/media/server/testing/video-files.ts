const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

type Film = { width: number; height: number; udta?: string; turned?: boolean };

/** The header of a track with pictures of this size. */
function trackHeader({ width, height, turned = false }: Film): Buffer {
  const content = Buffer.alloc(84);
  const matrix = turned
    ? [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  for (const [index, value] of matrix.entries()) content.writeInt32BE(value, 40 + index * 4);
  content.writeUInt16BE(width, 76);
  content.writeUInt16BE(height, 80);
  return box("tkhd", content);
}

/** A small MP4 file: the boxes a player reads first, and some bytes instead of the video data. */
export const anMp4 = (film: Film): Buffer =>
  Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\x02\0isomavc1mp41", "latin1")),
    box(
      "moov",
      box("mvhd", Buffer.alloc(100)),
      box("trak", trackHeader(film), box("udta", Buffer.from(film.udta ?? ""))),
      box("udta", box("\xa9xyz", Buffer.from(film.udta ?? ""))),
    ),
    box("mdat", Buffer.from("the film itself".repeat(20))),
  ]);

/** The beginning of a WebM file. */
export const aWebm = (): Buffer =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84]),
    Buffer.from(`webm${"the film itself".repeat(20)}`),
  ]);
