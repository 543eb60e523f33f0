import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { boundedStore } from "#kit/cache/bounded-store.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";

/** Converted pictures on disk, bounded by `maxBytes`; the least recently used one is removed first. */
export type ImageCache = {
  read(key: string): Promise<Buffer | null>;
  write(key: string, content: Buffer): Promise<void>;
  bytes(): number;
};

const anHour = 3_600_000;
const unfinished = ".part";

export async function openImageCache(options: {
  folder: string;
  maxBytes: number;
  clock: Clock;
  ids: Ids;
}): Promise<ImageCache> {
  await mkdir(options.folder, { recursive: true });
  const place = (key: string) => join(options.folder, key);
  const removals: Promise<void>[] = [];
  const sizes = boundedStore<number>({
    name: "image files",
    maxSize: options.maxBytes,
    sizeOf: (size) => size,
    onRemove: (_size, key, replaced) => {
      if (!replaced) removals.push(rm(place(key), { force: true }));
    },
  });
  const evicted = () => Promise.all(removals.splice(0));

  for (const [key, size] of await takeStock(options.folder, options.clock.now().getTime())) {
    sizes.set(key, size);
    if (sizes.peek(key) === undefined) removals.push(rm(place(key), { force: true }));
  }
  await evicted();
  return {
    bytes: () => sizes.stats().size,
    async read(key) {
      if (sizes.get(key) === undefined) return null;
      const content = await readFile(place(key)).catch(() => null);
      if (content === null) sizes.delete(key);
      return content;
    },
    async write(key, content) {
      if (content.length > options.maxBytes) return;
      // Written to a temporary file and renamed, so that no reader sees an incomplete picture.
      const aside = place(`${key}-${options.ids.uuid()}${unfinished}`);
      await writeFile(aside, content);
      await rename(aside, place(key));
      sizes.set(key, content.length);
      await evicted();
    },
  };
}

/** The files of an earlier run, oldest first. Incomplete files of a crashed run are removed. */
async function takeStock(folder: string, now: number): Promise<Map<string, number>> {
  const found: { key: string; size: number; changed: number }[] = [];
  for (const key of await readdir(folder)) {
    const facts = await stat(join(folder, key)).catch(() => null);
    if (!facts?.isFile()) continue;
    if (!key.endsWith(unfinished)) found.push({ key, size: facts.size, changed: facts.mtimeMs });
    // A recent one may belong to another process that is still writing.
    else if (now - facts.mtimeMs > anHour) await rm(join(folder, key), { force: true });
  }
  found.sort((a, b) => a.changed - b.changed);
  return new Map(found.map(({ key, size }) => [key, size]));
}
