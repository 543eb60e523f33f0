import type { Locale } from "#kit/core/locale.ts";
import type { MediaTile } from "../media-model.ts";

/** A file as a screen takes it over: `path` is what to store. Texts and focal point start with the library's. */
export type PickedMedia = {
  readonly id: string;
  readonly path: string;
  /** With the version, for showing it now. */
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

/** The choice after a file was pressed: of one file the last counts, of many a second press takes it back. */
export function toggled<Item extends { readonly id: string }>(
  chosen: readonly Item[],
  item: Item,
  many: boolean,
): readonly Item[] {
  const isChosen = chosen.some(({ id }) => id === item.id);
  if (isChosen) return chosen.filter(({ id }) => id !== item.id);
  return many ? [...chosen, item] : [item];
}
