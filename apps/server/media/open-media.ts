import { join } from "node:path";
import { folderStorage } from "#adapters/media-storage/local-folder/folder-storage.ts";
import { s3Storage } from "#adapters/media-storage/s3/s3-storage.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { createSemaphore } from "#kit/core/semaphore.ts";
import type { Log } from "#kit/http/log.ts";
import { type CleanPicture, cleanPictures } from "#kit/images/clean-picture.ts";
import type { PictureSource } from "#kit/images/picture-library.ts";
import { longestSide, mostPixels } from "#modules/media/contract/constants.ts";
import { fileVersion, type MediaIndex, type MediaStorage, mediaPrefix } from "#modules/media/server/index.ts";
import type { Config } from "../config/config.ts";
import { readWhole } from "./read-whole.ts";

type StorageDeps = { config: Config; clock: Clock; ids: Ids; log: Pick<Log, "error"> };

const timeoutMs = 15_000;
const uploadTimeoutMs = 300_000;

/** The storage of uploaded files: an S3-compatible store where one is configured, else a folder. */
export function openMediaStorage({ config, clock, ids, log }: StorageDeps): MediaStorage {
  if (!config.mediaStore) return folderStorage({ folder: join(config.dataDir, "media"), ids });
  const onProblem = (problem: string) => log.error({ problem }, "the media storage failed");
  return s3Storage({ ...config.mediaStore, timeoutMs, uploadTimeoutMs, clock, onProblem });
}

/** Where uploads lie while they arrive and are checked. */
export const uploadFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "uploads");

/** Uploads of staff are decoded one at a time: pages have priority. */
export const mediaPictures = (): CleanPicture =>
  cleanPictures({ maxPixels: mostPixels, longestSide, gate: createSemaphore(1, 20) });

/** Lets `/img` resize pictures of the library. */
export const mediaPictureSource = (index: MediaIndex, storage: MediaStorage): PictureSource => ({
  prefix: mediaPrefix,
  version: (name) => index.version(name),
  async find(name, askedVersion) {
    const file = await index.find(name, askedVersion);
    if (!file?.type.startsWith("image/")) return null;
    return { version: fileVersion(file.hash), read: () => readWhole(storage, file.key) };
  },
});
