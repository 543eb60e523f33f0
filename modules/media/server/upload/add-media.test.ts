import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aPicture, mediaFixture } from "../testing/media-fixture.ts";
import { anMp4, aWebm } from "../testing/video-files.ts";

const { database } = await testDatabase();
const { upload, uploaded, storage, auditOf, folder } = await mediaFixture(database);

const rowsOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table)}`.execute(database.kysely)).rows[0]
    ?.count;

test("MM-02 an uploaded picture is stored with its size, a readable path and its uploader", async () => {
  const item = await uploaded(await aPicture("#118844").jpeg().toBuffer(), "C:\\foto\\Kastil Merah (2).JPG");
  expect(item).toMatchObject({ name: "Kastil Merah (2).JPG", uploadedBy: "Dewi", alt: {}, tags: [], version: 1 });
  expect(item.path).toMatch(/^\/media\/[a-z0-9]{12}\/kastil-merah-2\.jpg$/);
  expect(item.file).toMatchObject({ kind: "picture", type: "image/jpeg", width: 60, height: 40 });
  expect(storage.files.get(item.file.key)?.length).toBe(item.file.bytes);
  expect(await auditOf(`media:${item.id}`)).toEqual(["media.upload"]);
});

test("MM-02 location, camera data and appended data are removed, and the picture is rotated upright", async () => {
  const place = { IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 12/1 0/1" } };
  const taken = await aPicture("#204080", 80, 40).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const sent = Buffer.concat([taken, Buffer.from("<?php secret ?>")]);
  const item = await uploaded(sent, "phone.jpg");
  const content = storage.files.get(item.file.key) ?? Buffer.alloc(0);
  const { exif, xmp, iptc, orientation, width, height } = await sharp(content).metadata();
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect([width, height, item.file.width, item.file.height]).toEqual([40, 80, 40, 80]);
  expect(content.toString("latin1")).not.toMatch(/SecretCamera|php/);
});

test("MM-02 a picture keeps its format and transparency, and is scaled down to the largest size pages use", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const large = await sharp({ create: { width: 900, height: 600, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const item = await uploaded(large, "logo.png");
  expect(item.file).toMatchObject({ type: "image/png", width: 500, height: 333 });
  const { hasAlpha, format } = await sharp(storage.files.get(item.file.key)).metadata();
  expect([hasAlpha, format]).toEqual([true, "png"]);
});

test("MM-02 a file that is not a picture, broken or a decompression bomb is refused by name, and leaves no file behind", async () => {
  const before = [await rowsOf("media.item"), storage.files.size];
  const whole = await aPicture("#aa3311", 200, 100).png().toBuffer();
  const bomb = await aPicture("#ffffff", 2000, 1000).png({ compressionLevel: 9 }).toBuffer();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${" ".repeat(50)}</svg>`);
  const found: Record<string, string> = {};
  for (const [name, content] of Object.entries({
    svg,
    text: Buffer.from("hello, I am long enough to look at but no picture"),
    pdf: Buffer.from(`%PDF-1.7 ${"x".repeat(100)}`),
    html: Buffer.from(`<!doctype html><script>alert(1)</script>${" ".repeat(50)}`),
    empty: Buffer.alloc(0),
    truncated: whole.subarray(0, 60),
    bomb,
    "a video without its head": Buffer.from(`\0\0\0\x18ftypisom${"x".repeat(60)}`),
  })) {
    const added = await upload(content, `${name}.png`);
    found[name] = added.ok ? "TAKEN" : added.error.code;
  }
  expect(found).toEqual({
    svg: "NOT_A_PICTURE",
    text: "NOT_A_PICTURE",
    pdf: "NOT_A_PICTURE",
    html: "NOT_A_PICTURE",
    empty: "NOT_A_PICTURE",
    truncated: "BROKEN",
    bomb: "TOO_MANY_PIXELS",
    "a video without its head": "BROKEN",
  });
  expect([await rowsOf("media.item"), storage.files.size]).toEqual(before);
});

test("MM-02 a duplicate file is recognised, as uploaded and as stored, also in ten concurrent uploads", async () => {
  const sent = await aPicture("#445566").png().toBuffer();
  const copies = await Promise.all(Array.from({ length: 10 }, (_, turn) => upload(sent, `copy-${turn}.png`)));
  const ids = new Set(copies.map((copy) => (copy.ok ? copy.value.item.id : copy.error.code)));
  expect(ids.size).toBe(1);
  expect(copies.filter((copy) => copy.ok && !copy.value.isKnown)).toHaveLength(1);
  const [id = ""] = ids;
  const stored = await sql<{ key: string }>`select file_key as key from media.item where id = ${id}`.execute(
    database.kysely,
  );
  const downloaded = storage.files.get(stored.rows[0]?.key ?? "") ?? Buffer.alloc(0);
  expect(await upload(downloaded, "downloaded.png")).toMatchObject({
    ok: true,
    value: { isKnown: true, item: { id } },
  });
});

test("MM-02 videos are recognised by their content; their recording location is blanked", async () => {
  const mp4 = anMp4({ width: 1280, height: 720, udta: "+06.1234-106.5678/SecretPlace" });
  const item = await uploaded(mp4, "clip.mov");
  expect(item.path).toMatch(/clip\.mp4$/);
  expect(item.file).toMatchObject({ kind: "video", type: "video/mp4", width: 1280, height: 720, bytes: mp4.length });
  const stored = storage.files.get(item.file.key)?.toString("latin1") ?? "";
  expect(stored).not.toContain("SecretPlace");
  expect(stored).toContain("the film itself");
  const webm = await uploaded(aWebm(), "clip.mp4");
  expect(webm.file).toMatchObject({ kind: "video", type: "video/webm", width: null });
});

test("MM-03 an unavailable storage refuses the upload; the same file can be sent again", async () => {
  const sent = await aPicture("#998877").png().toBuffer();
  storage.isDown = true;
  expect(await upload(sent)).toEqual({ ok: false, error: { code: "STORAGE_UNAVAILABLE" } });
  storage.isDown = false;
  expect(await upload(sent)).toMatchObject({ ok: true, value: { isKnown: false } });
});

test("an interrupted upload leaves no temporary file", async () => {
  const { Readable } = await import("node:stream");
  const { receiveFile } = await import("./receive-file.ts");
  const { systemIds } = await import("#kit/core/ids.ts");
  const others = (await readdir(folder)).length;
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(1000);
      throw new Error("the connection is lost");
    })(),
  );
  await expect(receiveFile(broken, { folder, ids: systemIds, most: 5000 })).rejects.toThrow("lost");
  const large = await receiveFile(Readable.from([Buffer.alloc(9000)]), { folder, ids: systemIds, most: 5000 });
  expect(large).toEqual({ ok: false, error: { code: "TOO_LARGE" } });
  expect((await readdir(folder)).length).toBe(others);
});
