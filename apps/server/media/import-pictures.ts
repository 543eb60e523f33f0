import { Readable } from "node:stream";
import { ok } from "#kit/core/result.ts";
import type { PictureStore } from "#modules/import-export/server/index.ts";
import { largestPicture } from "#modules/media/contract/constants.ts";
import { addMedia, type MediaDeps, receiveFile } from "#modules/media/server/index.ts";

/** Takes pictures an import has fetched into the media library, checked and stripped as uploads are. */
export const importPictures = (media: MediaDeps, folder: string): PictureStore => ({
  async add({ bytes, name }, by) {
    const file = await receiveFile(Readable.from([bytes]), { folder, ids: media.ids, most: largestPicture });
    if (!file.ok) return file;
    try {
      const staff = { ...by, sessionId: "", email: "", roles: [], permissions: [], storeCode: null };
      const added = await addMedia(media, staff, { file: file.value, name });
      return added.ok ? ok({ path: added.value.item.path }) : added;
    } finally {
      await file.value.remove();
    }
  },
});
