import { type Json, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import type { Assignment, FilePicture } from "../formats/file-content.ts";

/** A library picture as an entry of a product's media field. */
const mediaItem = ({ alt, choice }: FilePicture, path: string, locale: string): Json => ({
  url: path,
  type: "image",
  ...(choice ? { value: choice.value } : {}),
  ...(alt ? { alt: { [locale]: alt } } : {}),
});

/**
 * The changes that append pictures to a product. `paths` are the pictures' library paths; pictures without a path yet
 * are left out.
 */
export function pictureFields(
  state: RecordState,
  pictures: readonly FilePicture[],
  paths: ReadonlyMap<string, string>,
  locale: string,
): Assignment[] {
  const media = valueAt(state, "media");
  const there = Array.isArray(media) ? media : [];
  const known = new Set(there.map((item) => (item as { readonly url?: Json } | null)?.url));
  const added = pictures.flatMap((picture) => {
    const path = paths.get(picture.url);
    if (path === undefined || known.has(path)) return [];
    known.add(path);
    return [{ picture, item: mediaItem(picture, path, locale) }];
  });
  const [first] = added;
  if (!first) return [];
  const { row, column } = first.picture;
  const pictured = added.find(({ picture }) => picture.choice !== null)?.picture.choice;
  return [
    { path: "media", value: [...there, ...added.map(({ item }) => item)], row, column },
    ...(pictured ? [{ path: "picturedBy", value: pictured.name, row, column, onlyIfEmpty: true } as const] : []),
  ];
}
