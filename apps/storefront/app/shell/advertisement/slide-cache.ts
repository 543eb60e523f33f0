import type { SliderColumn } from "#modules/content/contract/columns/slider-column.ts";

/** The content page of a path's advertisement: `/advertisement` and the path. */
export const advertisementOf = (path: string): string => `/advertisement${path === "/" ? "/home" : path}`;

const keyOf = (path: string, locale: string) => `advertisement:${locale}:${path}`;

/** The slider among a page's columns, if it has slides. The server validated it on saving. */
export function sliderIn(pageContent: unknown): SliderColumn | null {
  const { columns } = (pageContent ?? {}) as { columns?: readonly { kind: string; items?: readonly unknown[] }[] };
  const slider = columns?.find(({ kind, items }) => kind === "slider" && items && items.length > 0);
  return (slider as SliderColumn | undefined) ?? null;
}

/** The slides cached for this path; undefined when they were not loaded in this visit. */
export function cachedSlides(storage: Storage, path: string, locale: string): SliderColumn | null | undefined {
  const cached = storage.getItem(keyOf(path, locale));
  if (cached === null) return undefined;
  try {
    return sliderIn({ columns: [JSON.parse(cached)].filter(Boolean) });
  } catch {
    return undefined;
  }
}

/** Caches slides, or their absence, for the visit (SH-31). With a full storage they are loaded again. */
export function cacheSlides(storage: Storage, path: string, locale: string, slider: SliderColumn | null): void {
  try {
    storage.setItem(keyOf(path, locale), JSON.stringify(slider));
  } catch {
    // A cache miss costs one request only.
  }
}
