import { access, stat } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { blogCodes } from "../../data/articles/blog-codes.ts";
import { stores } from "../../data/stores/stores.ts";
import { pictureFolder } from "../picture-folder.ts";
import { shots } from "./shots.ts";

const fileOf = (name: string) => new URL(`${name}.webp`, pictureFolder(name)).pathname;
const isThere = (name: string) =>
  access(fileOf(name)).then(
    () => true,
    () => false,
  );
const namesIn = (kind: string) =>
  shots.flatMap(({ name }) => (name.startsWith(`${kind}/`) ? [name.slice(kind.length + 1)] : [])).sort();

test("no two shots share a name", () => {
  const names = shots.map((shot) => shot.name);
  expect(new Set(names).size).toBe(names.length);
});

test("every shot has its finished picture", async () => {
  const found = await Promise.all(shots.map(({ name }) => isThere(name)));
  expect(shots.filter((_, index) => !found[index]).map(({ name }) => name)).toEqual([]);
});

test("every story of the magazine has a shot, and every such shot a story", () => {
  expect(namesIn("blog")).toEqual(Object.keys(blogCodes).sort());
});

test("every store that shoppers may visit has a shot, and no warehouse has one", () => {
  const open = stores.flatMap(({ picture }) => (picture ? [picture.slice("/pictures/stores/".length, -5)] : []));
  expect(namesIn("stores")).toEqual(open.sort());
});

describe.each(shots)("$name", (shot) => {
  test("has the size and keeps the weight it promises", async () => {
    const file = fileOf(shot.name);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: shot.width, height: shot.height, format: "webp" });
    expect((await stat(file)).size).toBeLessThanOrEqual(shot.maxKilobytes * 1000);
  });
});
