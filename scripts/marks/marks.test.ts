import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { marks } from "./marks.ts";

const folder = new URL("../../apps/storefront/public/pictures/", import.meta.url);

describe.each(marks)("$name", ({ name, svg }) => {
  test("is the file in the picture folder, and a picture of 96 by 60", async () => {
    expect(await readFile(new URL(`${name}.svg`, folder), "utf8")).toBe(svg);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height }).toEqual({ width: 96, height: 60 });
  });
});
