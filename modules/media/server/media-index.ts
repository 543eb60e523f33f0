import { singleFlight } from "#kit/cache/batch.ts";
import { imageName } from "#kit/images/image-url.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Subscription } from "#kit/postgres/listen.ts";
import type { ProblemLog } from "#kit/postgres/worker-log.ts";
import { everyFile, type MediaChange, mediaChannel } from "./announce-media.ts";
import { fileVersion } from "./media-item.ts";
import { allServedFiles, type ServedFile, servedFile } from "./store/media-states.ts";

/** The prefix of library files in addresses: `media/{id}/{slug}`. */
export const mediaPrefix = "media/";

export type MediaIndex = Subscription & {
  /** Reads all files; called once this process listens to notifications. */
  load(): Promise<void>;
  /** The version of a file by its name or path, as loaded in this process. */
  version(name: string): string | null;
  /**
   * Finds a file by its name without the extension. Queries the database when the file or the requested version is
   * unknown in this process.
   */
  find(name: string, askedVersion: string | null): Promise<ServedFile | null>;
};

export type MediaIndexOptions = {
  readonly database: Database;
  readonly log: ProblemLog;
  /**
   * Called when an item's file was replaced: cached renders contain the version of the old file, which browsers may have
   * cached for a year. Replacing is rare, so every render is invalidated.
   */
  readonly onReplaced: () => void;
};

const isSameFile = (one: ServedFile, other: ServedFile | undefined) =>
  one.path === other?.path && one.hash === other.hash;

const idOf = (name: string) => name.split("/")[1] ?? "";

/**
 * An in-memory index of the current file of every item: pages need the versions of many pictures without waiting.
 * Changes arrive by notification; versions that have not arrived yet are read from the database.
 */
export function mediaIndex({ database, log, onReplaced }: MediaIndexOptions): MediaIndex {
  let known = new Map<string, ServedFile>();
  /** Changes received while all files are being read, because the statement may have started before them. */
  let heard: MediaChange[] | null = null;
  const once = singleFlight<ServedFile | null>();

  function apply({ id, file }: Pick<MediaChange, "id" | "file">): void {
    if (file) known.set(id, file);
    else known.delete(id);
  }
  /** Returns whether a file that this process knew has changed. */
  async function load(): Promise<boolean> {
    const since: MediaChange[] = [];
    heard = since;
    const files = await allServedFiles(database.kysely);
    const before = known;
    known = new Map(files.map((file) => [idOf(imageName(file.path)), file]));
    for (const change of since) apply(change);
    if (heard === since) heard = null;
    return [...before].some(([id, file]) => !isSameFile(file, known.get(id)));
  }
  /** After missed notifications. Renders stay when no file was replaced: the database may be lost again at once. */
  const loadAgain = () =>
    void load().then(
      (hasChanged) => hasChanged && onReplaced(),
      (cause) => log("the media library could not be read", cause),
    );
  const fits = (file: ServedFile | null | undefined, name: string): file is ServedFile =>
    file !== undefined && file !== null && imageName(file.path) === imageName(name);

  return {
    channels: {
      [mediaChannel]: (payload) => {
        if (payload === everyFile) return loadAgain();
        const changes = JSON.parse(payload) as MediaChange[];
        heard?.push(...changes);
        for (const change of changes) apply(change);
        if (changes.some(({ isReplaced }) => isReplaced)) onReplaced();
      },
    },
    onReconnect: loadAgain,
    load: async () => void (await load()),
    version(name) {
      const file = known.get(idOf(imageName(name)));
      return fits(file, name) ? fileVersion(file.hash) : null;
    },
    async find(name, askedVersion) {
      const id = idOf(name);
      const file = known.get(id);
      if (fits(file, name) && (askedVersion === null || askedVersion === fileVersion(file.hash))) return file;
      const found = await once(id, () => servedFile(database.kysely, id));
      // A notification received in the meantime is newer.
      if (found && known.get(id) === file) {
        apply({ id, file: found });
        if (file && !isSameFile(file, found)) onReplaced();
      }
      return fits(found, name) ? found : null;
    },
  };
}
