import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { cleanMp4 } from "./clean-mp4.ts";

const folder = await mkdtemp(join(tmpdir(), "films-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((one) => Buffer.from(one)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

function trackHeader(width: number, height: number, version: 0 | 1, turned: boolean): Buffer {
  const matrix = version === 1 ? 52 : 40;
  const content = Buffer.alloc(matrix + 44);
  content[0] = version;
  content.writeInt32BE(turned ? 0 : 0x10000, matrix);
  content.writeInt32BE(turned ? 0x10000 : 0, matrix + 4);
  content.writeUInt16BE(width, matrix + 36);
  content.writeUInt16BE(height, matrix + 40);
  return box("tkhd", content);
}

async function cleaned(content: Buffer) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  const size = await cleanMp4(path);
  return { size, after: await readFile(path) };
}

test("metadata becomes free space of the same size, at every place where phones put it; the film stays", async () => {
  const film = box("mdat", "pixels and sound");
  const sent = Buffer.concat([
    box("ftyp", "isom"),
    box(
      "moov",
      box("trak", trackHeader(640, 360, 0, false), box("udta", "SECRET 1")),
      box("trak", trackHeader(0, 0, 0, false), box("meta", "SECRET 2")),
      box("udta", box("loci", "SECRET 3")),
    ),
    film,
    box("uuid", "SECRET 4"),
    box("meta", "SECRET 5"),
  ]);
  const { size, after } = await cleaned(sent);
  expect(size).toEqual({ width: 640, height: 360 });
  expect(after.length).toBe(sent.length);
  expect(after.toString("latin1")).not.toContain("SECRET");
  expect(after.indexOf(film)).toBe(sent.indexOf(film));
  expect(after.toString("latin1").match(/free/g)).toHaveLength(5);
});

test("a film from a phone held upright has its height above its width; long headers and open ends are read", async () => {
  const upright = Buffer.concat([box("ftyp", "isom"), box("moov", box("trak", trackHeader(1920, 1080, 1, true)))]);
  expect((await cleaned(upright)).size).toEqual({ width: 1080, height: 1920 });
  const long = Buffer.alloc(16);
  long.writeUInt32BE(1);
  long.write("mdat", 4, "latin1");
  long.writeBigUInt64BE(20n, 8);
  const open = Buffer.from("\0\0\0\0mdatto the end", "latin1");
  const { size } = await cleaned(Buffer.concat([upright, long, Buffer.from("film"), open]));
  expect(size).toEqual({ width: 1080, height: 1920 });
});

test("a file that is not built of boxes is refused and keeps its bytes", async () => {
  for (const content of [
    Buffer.alloc(0),
    Buffer.from("\0\0\0\x18ftypisom"),
    box("ftyp", "isom"),
    box("moov", "\0\0\xff\xffudta"),
  ]) {
    expect(await cleaned(content)).toEqual({ size: null, after: content });
  }
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const { after } = await cleaned(Buffer.concat([box("ftyp", "isom"), Buffer.from(bytes)]));
      expect(after.length).toBe(12 + bytes.length);
    }),
    { numRuns: 50 },
  );
});
