import sharp from "sharp";
import { expect, test } from "vitest";
import { createSemaphore } from "#kit/core/semaphore.ts";
import { safePictures } from "./safe-picture.ts";

const gate = createSemaphore(1, 8);
const safePicture = safePictures({ maxPixels: 1_000_000, longestSide: 400, gate });
const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 40, b: 200 } } });

test("a picture of any format is stored upright, small and as JPEG", async () => {
  for (const sent of [
    await blue(800, 600).png().toBuffer(),
    await blue(800, 600).webp().toBuffer(),
    // Rotated: the EXIF orientation says how.
    await blue(600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ]) {
    const encoded = await safePicture(sent);
    if (!encoded.ok) throw new Error(encoded.error.code);
    expect({ width: encoded.value.width, height: encoded.value.height }).toEqual({ width: 400, height: 300 });
    expect((await sharp(encoded.value.content).metadata()).format).toBe("jpeg");
  }
});

test("location, camera and appended data are removed", async () => {
  const place = { IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 12/1 0/1" } };
  const taken = await blue(200, 100).withExif(place).jpeg().toBuffer();
  const sent = Buffer.concat([taken, Buffer.from("<?php secret code ?>")]);
  expect(sent.toString("latin1")).toContain("SecretCamera");
  const encoded = await safePicture(sent);
  if (!encoded.ok) throw new Error(encoded.error.code);
  const { exif, xmp, iptc } = await sharp(encoded.value.content).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(encoded.value.content.toString("latin1")).not.toMatch(/SecretCamera|php/);
});

test("S23 a picture with too many pixels is refused before it is decoded", async () => {
  const bomb = await blue(2_000, 1_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(20_000);
  expect(await safePicture(bomb)).toEqual({ ok: false, error: { code: "TOO_MANY_PIXELS" } });
});

test("a file that is no picture by its content is refused, and so is a truncated one", async () => {
  const whole = await blue(200, 100).png().toBuffer();
  for (const sent of [
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
    Buffer.from("%PDF-1.7 and so on, long enough"),
    Buffer.alloc(0),
    whole.subarray(0, 60),
  ]) {
    expect(await safePicture(sent)).toEqual({ ok: false, error: { code: "NOT_A_PICTURE" } });
  }
});

test("with a full queue further pictures are refused", async () => {
  const narrow = safePictures({ maxPixels: 1_000_000, longestSide: 400, gate: createSemaphore(1, 1) });
  const sent = await blue(800, 600).png().toBuffer();
  const results = await Promise.all([1, 2, 3, 4].map(() => narrow(sent)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(results.filter((reply) => !reply.ok && reply.error.code === "BUSY")).toHaveLength(2);
});
