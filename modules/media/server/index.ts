import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { MediaDeps } from "./media-deps.ts";
import { adminDeleteMedia } from "./operations/adminDeleteMedia.ts";
import { adminMedia } from "./operations/adminMedia.ts";
import { adminMediaItem } from "./operations/adminMediaItem.ts";
import { adminUpdateMedia } from "./operations/adminUpdateMedia.ts";

export type { MediaDeps } from "./media-deps.ts";
export { type MediaIndex, mediaIndex, mediaPrefix } from "./media-index.ts";
export { fileVersion } from "./media-item.ts";
export { mediaRecord } from "./media-record.ts";
export { mediaMigrations } from "./migration-source.ts";
export type { MediaStorage } from "./ports/media-storage.ts";
export type { MediaUsage, MediaUse } from "./ports/media-usage.ts";
export { removeUnusedFiles } from "./remove-unused-files.ts";
export { findMedia } from "./store/find-items.ts";
export { lockMedia } from "./store/media-states.ts";
export { addMedia } from "./upload/add-media.ts";
export { type ReceivedFile, receiveFile } from "./upload/receive-file.ts";
export { replaceMedia } from "./upload/replace-media.ts";
export { uploadTexts } from "./upload/upload-texts.ts";
export { itemOnWire } from "./wire/media-wire.ts";

/** The media library's part of the admin schema. */
export function mediaAdminModule(deps: MediaDeps): ShopModule {
  return {
    name: "media",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: { adminMedia: adminMedia(deps), adminMediaItem: adminMediaItem(deps) },
      Mutation: { adminUpdateMedia: adminUpdateMedia(deps), adminDeleteMedia: adminDeleteMedia(deps) },
    },
  };
}
