import type { Locale } from "#kit/core/locale.ts";
import type { MediaTile } from "../media-model.ts";

/** A chosen file: `path` is the value to store. Texts and focal point are copied from the library. */
export type PickedMedia = {
  readonly id: string;
  readonly path: string;
  /** Includes the version, for immediate display. */
  readonly url: string;
  readonly kind: "picture" | "video";
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: Readonly<Partial<Record<Locale, string>>>;
  readonly focus: { readonly x: number; readonly y: number } | null;
};

export const pickedFrom = ({ id, path, url, kind, name, width, height, alt, focus }: MediaTile): PickedMedia => ({
  id,
  path,
  url,
  kind: kind === "video" ? "video" : "picture",
  name,
  width,
  height,
  alt: Object.fromEntries(alt.map(({ locale, text }) => [locale, text])),
  focus,
});

/** The selection after a click: a single choice is replaced, in a multiple choice a second click deselects. */
export function toggled<Item extends { readonly id: string }>(
  chosen: readonly Item[],
  item: Item,
  many: boolean,
): readonly Item[] {
  const isChosen = chosen.some(({ id }) => id === item.id);
  if (isChosen) return chosen.filter(({ id }) => id !== item.id);
  return many ? [...chosen, item] : [item];
}
