import { versionedPath } from "#kit/images/image-url.ts";
import { fileVersion, type MediaItem } from "../media-item.ts";

/** An item in the back office's wire format. */
export const itemOnWire = ({ file, alt, uploadedAt, ...item }: MediaItem, useCount: number) => ({
  ...item,
  url: versionedPath(item.path, fileVersion(file.hash)),
  kind: file.kind,
  type: file.type,
  width: file.width,
  height: file.height,
  bytes: file.bytes,
  alt: Object.entries(alt).map(([locale, text]) => ({ locale, text: text ?? "" })),
  uploadedAt: uploadedAt.toISOString(),
  useCount,
});

export type ItemOnWire = ReturnType<typeof itemOnWire>;
