import { Readable } from "node:stream";
import { fail, ok } from "#kit/core/result.ts";
import { isStorageKey, type MediaStorage } from "../ports/media-storage.ts";

/** An in-memory storage; it passes the contract suite. With `isDown` every call fails. */
export function memoryStorage(): MediaStorage & { readonly files: Map<string, Buffer>; isDown: boolean } {
  const files = new Map<string, Buffer>();
  const checked = (key: string) => {
    if (!isStorageKey(key)) throw new RangeError(`no storage key: ${key}`);
    return key;
  };
  const storage = {
    files,
    isDown: false,
    async put({ key, content }: Parameters<MediaStorage["put"]>[0]) {
      checked(key);
      if (storage.isDown) return fail({ code: "UNAVAILABLE" });
      files.set(key, Buffer.from(await content.arrayBuffer()));
      return ok(undefined);
    },
    async read({ key, range }: Parameters<MediaStorage["read"]>[0]) {
      const content = files.get(checked(key));
      if (storage.isDown) return fail({ code: "UNAVAILABLE" });
      if (!content) return fail({ code: "NOT_FOUND" });
      const part = range ? content.subarray(range.from, range.to + 1) : content;
      return ok(Readable.from(part.length > 0 ? [part] : []));
    },
    async remove({ key }: Parameters<MediaStorage["remove"]>[0]) {
      checked(key);
      if (storage.isDown) return fail({ code: "UNAVAILABLE" });
      files.delete(key);
      return ok(undefined);
    },
  } satisfies MediaStorage & { files: Map<string, Buffer>; isDown: boolean };
  return storage;
}
