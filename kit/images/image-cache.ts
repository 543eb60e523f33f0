import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";

/** Finished pictures on disk, never more than `maxBytes` of them; the one unused for longest goes first. */
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
  // A Map keeps its order of insertion: the first entry is always the one to let go next.
  const sizes = await takeStock(options.folder, options.clock.now().getTime());
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const place = (key: string) => join(options.folder, key);

  const forget = (key: string) => {
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };

  async function makeRoom() {
    for (const key of sizes.keys()) {
      if (total <= options.maxBytes) return;
      forget(key);
      await rm(place(key), { force: true });
    }
  }

  await makeRoom();
  return {
    bytes: () => total,
    async read(key) {
      if (!sizes.has(key)) return null;
      const content = await readFile(place(key)).catch(() => null);
      // Counted again only if it was not let go while it was being read.
      const kept = sizes.has(key);
      forget(key);
      if (content === null || !kept) return content;
      sizes.set(key, content.length);
      total += content.length;
      return content;
    },
    async write(key, content) {
      if (content.length > options.maxBytes) return;
      // Written aside and renamed, so no reader ever meets half a picture.
      const aside = place(`${key}-${options.ids.uuid()}${unfinished}`);
      await writeFile(aside, content);
      await rename(aside, place(key));
      forget(key);
      sizes.set(key, content.length);
      total += content.length;
      await makeRoom();
    },
  };
}

/** What an earlier run left behind, oldest first. Half-written files of a crashed run are swept away. */
async function takeStock(folder: string, now: number): Promise<Map<string, number>> {
  const found: { key: string; size: number; changed: number }[] = [];
  for (const key of await readdir(folder)) {
    const facts = await stat(join(folder, key)).catch(() => null);
    if (!facts?.isFile()) continue;
    if (!key.endsWith(unfinished)) found.push({ key, size: facts.size, changed: facts.mtimeMs });
    // A young one may belong to a neighbour process that is writing right now.
    else if (now - facts.mtimeMs > anHour) await rm(join(folder, key), { force: true });
  }
  found.sort((a, b) => a.changed - b.changed);
  return new Map(found.map(({ key, size }) => [key, size]));
}
