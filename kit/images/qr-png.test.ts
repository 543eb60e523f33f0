import sharp from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPng } from "./qr-png.ts";

test("a QR code is a readable picture with each module in its place", async () => {
  const scale = 3;
  const { data: modules, size } = encode("K7M2Q9", { ecc: "M", border: 2 });
  const { data, info } = await sharp(qrPng("K7M2Q9", scale)).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size * scale, size * scale]);
  const dark = modules.map((row, y) =>
    row.map((_, x) => data[((y * scale + 1) * info.width + x * scale + 1) * info.channels] === 0),
  );
  expect(dark).toEqual(modules);
});
