import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { seededIds } from "#kit/core/ids.ts";
import { openImageCache } from "./image-cache.ts";

let folder: string;
const now = new Date("2026-03-01T10:00:00Z");
const open = (maxBytes: number) => openImageCache({ folder, maxBytes, clock: testClock(now), ids: seededIds(1) });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-cache-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("evicts the least recently used first", async () => {
  const cache = await open(30);
  for (const key of ["a", "b", "c"]) await cache.write(key, Buffer.alloc(10));
  await cache.read("a");
  await cache.write("d", Buffer.alloc(10));
  expect((await readdir(folder)).sort()).toEqual(["a", "c", "d"]);
  expect(await cache.read("b")).toBeNull();
  expect(cache.bytes()).toBe(30);
});

test("stores nothing larger than the whole bound", async () => {
  const cache = await open(5);
  await cache.write("big", Buffer.alloc(6));
  expect(await readdir(folder)).toEqual([]);
});

test("never exceeds its bound, and counts actual file sizes", async () => {
  const writes = fc.array(
    fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e"), size: fc.integer({ min: 1, max: 40 }) }),
  );
  await fc.assert(
    fc.asyncProperty(writes, async (steps) => {
      await rm(folder, { recursive: true, force: true });
      const cache = await open(64);
      for (const { key, size } of steps) {
        await cache.write(key, Buffer.alloc(size, key));
        expect(cache.bytes()).toBeLessThanOrEqual(64);
        expect(await cache.read(key)).toEqual(Buffer.alloc(size, key));
      }
      const stored = await Promise.all((await readdir(folder)).map((key) => cache.read(key)));
      expect(stored.reduce((sum, content) => sum + (content?.length ?? 0), 0)).toBe(cache.bytes());
    }),
    { numRuns: 40 },
  );
});

test("drops a file that was deleted externally", async () => {
  const cache = await open(30);
  await cache.write("a", Buffer.alloc(10));
  await rm(join(folder, "a"));
  expect(await cache.read("a")).toBeNull();
  expect(cache.bytes()).toBe(0);
});

test("after a restart keeps the newest within a smaller bound and removes old incomplete files", async () => {
  const files = { old: 60, middle: 50, young: 40, "x.part": 120, "y.part": 1 };
  for (const [name, minutesAgo] of Object.entries(files)) {
    await writeFile(join(folder, name), Buffer.alloc(10));
    const moment = new Date(now.getTime() - minutesAgo * 60_000);
    await utimes(join(folder, name), moment, moment);
  }
  const cache = await open(20);
  expect((await readdir(folder)).sort()).toEqual(["middle", "y.part", "young"]);
  expect(cache.bytes()).toBe(20);
});
