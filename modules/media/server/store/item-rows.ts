import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { MediaItem, MediaKind } from "../media-item.ts";

type ItemRow = {
  id: string;
  path: string;
  name: string;
  alt: Partial<Record<Locale, string>>;
  focusX: number | null;
  focusY: number | null;
  tags: string[];
  uploadedBy: string;
  uploadedAt: Date;
  version: number;
  key: string;
  kind: MediaKind;
  type: string;
  width: number | null;
  height: number | null;
  bytes: number;
  hash: string;
  sentHash: string;
};

/** Selects items with their files; `rest` holds conditions and order. */
export const selectItems = (rest: RawBuilder<unknown>): RawBuilder<ItemRow> => sql<ItemRow>`
  select item.id, item.path, item.name, item.alt, item.focus_x as "focusX", item.focus_y as "focusY", item.tags,
    item.uploaded_by as "uploadedBy", item.uploaded_at as "uploadedAt", coalesce(record.version, 0) as version,
    file.key, file.kind, file.type, file.width, file.height, file.bytes::float8 as bytes, file.hash,
    file.sent_hash as "sentHash"
  from media.item as item
  join media.file as file on file.key = item.file_key
  left join kit.record_version as record on record.record_type = 'media' and record.record_id = item.id
  ${rest}`;

export function itemOf(row: ItemRow): MediaItem {
  const { id, path, name, alt, tags, uploadedBy, uploadedAt, version, focusX, focusY, ...file } = row;
  const focus = focusX === null || focusY === null ? null : { x: focusX, y: focusY };
  return { id, path, name, alt, focus, tags, uploadedBy, uploadedAt, version, file };
}
