import { readdir, stat } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { shots } from "./shots.ts";

const folder = new URL("../../../apps/storefront/public/pictures/", import.meta.url);
const fileOf = (name: string) => new URL(`${name}.webp`, folder).pathname;

test("no two shots share a name", () => {
  const names = shots.map((shot) => shot.name);
  expect(new Set(names).size).toBe(names.length);
});

test("every shot has its finished picture", async () => {
  const finished = await readdir(folder);
  expect(shots.map((shot) => `${shot.name}.webp`).filter((name) => !finished.includes(name))).toEqual([]);
});

describe.each(shots)("$name", (shot) => {
  test("has the size and keeps the weight it promises", async () => {
    const file = fileOf(shot.name);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: shot.width, height: shot.height, format: "webp" });
    expect((await stat(file)).size).toBeLessThanOrEqual(shot.maxKilobytes * 1000);
  });
});
