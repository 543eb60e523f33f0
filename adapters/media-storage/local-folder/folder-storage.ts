import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Ids } from "#kit/core/ids.ts";
import { fail, ok } from "#kit/core/result.ts";
import { isStorageKey, type MediaStorage } from "#modules/media/server/ports/media-storage.ts";

const missing = (problem: unknown) => problem instanceof Error && "code" in problem && problem.code === "ENOENT";

/** Keeps files below a folder of this machine. For several machines it has to be a folder they share. */
export function folderStorage({ folder, ids }: { readonly folder: string; readonly ids: Ids }): MediaStorage {
  const place = (key: string) => {
    if (!isStorageKey(key)) throw new RangeError(`no storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async put({ key, content }) {
      const target = place(key);
      // Written aside and renamed, so that no reader sees an incomplete file.
      const aside = `${target}.${ids.uuid()}.part`;
      try {
        await mkdir(dirname(target), { recursive: true });
        await pipeline(Readable.fromWeb(content.stream() as ReadableStream), createWriteStream(aside, { flush: true }));
        await rename(aside, target);
        return ok(undefined);
      } catch {
        await rm(aside, { force: true }).catch(() => undefined);
        return fail({ code: "UNAVAILABLE" });
      }
    },
    async read({ key, range }) {
      const target = place(key);
      try {
        const file = await open(target, "r");
        return ok(file.createReadStream(range ? { start: range.from, end: range.to } : {}));
      } catch (problem) {
        return fail({ code: missing(problem) ? "NOT_FOUND" : "UNAVAILABLE" });
      }
    },
    async remove({ key }) {
      const target = place(key);
      try {
        await rm(target);
        return ok(undefined);
      } catch (problem) {
        return missing(problem) ? ok(undefined) : fail({ code: "UNAVAILABLE" });
      }
    },
  };
}
